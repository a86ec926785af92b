import { useEffect, useSyncExternalStore } from 'react';

let current: string | null = null;
const listeners = new Set<() => void>();

const set = (title: string | null): void => {
  current = title;
  for (const listener of listeners) listener();
};

/**
 * Puts what a screen found out (a name) in the place of its route's title, for as long as the
 * screen shows.
 */
export const useScreenTitle = (title: string | null): void => {
  useEffect(() => {
    set(title);
    return () => set(null);
  }, [title]);
};

/** The title that the screen gave itself; null: that of its route. */
export const useGivenTitle = (): string | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
