import { useEffect, useSyncExternalStore } from 'react';

let current: string | null = null;
const listeners = new Set<() => void>();

const set = (title: string | null): void => {
  current = title;
  for (const listener of listeners) listener();
};

/** Replaces the route's title with a screen's own (a name) while the screen is mounted. */
export const useScreenTitle = (title: string | null): void => {
  useEffect(() => {
    set(title);
    return () => set(null);
  }, [title]);
};

/** The screen's own title; null if the route's is used. */
export const useGivenTitle = (): string | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
