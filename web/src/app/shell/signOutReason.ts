import { useSyncExternalStore } from 'react';

let reason: string | null = null;
const listeners = new Set<() => void>();

/**
 * Keeps the reason why a session ended for the next page; null after it was read, or after a
 * sign-in.
 */
export const keepSignOutReason = (next: string | null): void => {
  reason = next;
  for (const listener of listeners) listener();
};

/** The reason why the user was signed out, or null. */
export const useSignOutReason = (): string | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => reason,
  );
