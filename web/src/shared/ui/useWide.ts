import { useSyncExternalStore } from 'react';

const wide = matchMedia('(min-width: 1280px)');

const follow = (listener: () => void) => {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
};

/**
 * Whether the window is at least lg wide (ui.md): for what is built otherwise there, not only laid
 * out otherwise.
 */
export const useWide = (): boolean => useSyncExternalStore(follow, () => wide.matches);
