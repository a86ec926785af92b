import { useSyncExternalStore } from 'react';

const wide = matchMedia('(min-width: 1280px)');

const follow = (listener: () => void) => {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
};

/** Whether the window is at least lg wide, for components that differ, not only their layout. */
export const useWide = (): boolean => useSyncExternalStore(follow, () => wide.matches);
