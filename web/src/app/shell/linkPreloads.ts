import { useEffect } from 'react';
import { routeAt } from '../routeAt.ts';
import { preloadScreen } from './screens.ts';

const preload = ({ target }: Event): void => {
  const link = target instanceof Element ? target.closest('a') : null;
  const route = link?.origin === location.origin ? routeAt(link.pathname) : null;
  // A failure shows where the screen would.
  if (route) preloadScreen(route).catch(() => undefined);
};
const signs = ['pointerover', 'focusin'] as const;

/** Loads the screen behind a link that somebody points at or has the focus on: it then shows at once, and a picture can move into it. */
export const useLinkPreloads = (): void => {
  useEffect(() => {
    for (const sign of signs) addEventListener(sign, preload);
    return () => {
      for (const sign of signs) removeEventListener(sign, preload);
    };
  }, []);
};
