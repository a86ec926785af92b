import { useSyncExternalStore } from 'react';

let reason: string | null = null;
const listeners = new Set<() => void>();

/**
 * Keeps why a session was ended for the page that its user lands on; null when that was read, or
 * somebody signed in.
 */
export const keepPartingReason = (next: string | null): void => {
  reason = next;
  for (const listener of listeners) listener();
};

export const usePartingReason = (): string | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => reason,
  );
