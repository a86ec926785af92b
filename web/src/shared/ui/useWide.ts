import { useSyncExternalStore } from 'react';

const wide = matchMedia('(min-width: 1280px)');
export const desktop = matchMedia('(min-width: 960px)');

const hookOf = (query: MediaQueryList) => {
  const follow = (listener: () => void) => {
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  };
  return (): boolean => useSyncExternalStore(follow, () => query.matches);
};

/** Whether the window is at least lg wide, for components that differ, not only their layout. */
export const useWide = hookOf(wide);

export const useDesktop = hookOf(desktop);
