import { useSyncExternalStore } from 'react';

export type Toast = { readonly id: number; readonly text: string };

let current: Toast | null = null;
let count = 0;
const listeners = new Set<() => void>();

const set = (next: Toast | null): void => {
  current = next;
  for (const listener of listeners) listener();
};

/** Confirms something small for a few seconds. What matters stands on the page instead. */
export const showToast = (text: string): void => {
  count += 1;
  set({ id: count, text });
};

export const hideToast = (): void => set(null);

export const useToast = (): Toast | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
