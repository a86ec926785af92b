import { useEffect } from 'react';
import { type AppRoute, routes } from '#web/routing/routes.ts';
import { arrived } from '#web/shared/data/platform/reloadGuard.ts';
import { firestoreLite } from '#web/shared/data/reads/firestoreLite.ts';

/** Not React.lazy, which would show a placeholder for 300 ms. */
export const loadPalette = () => import('./palette/palette.tsx').then(arrived);

/** The delay (ms) in browsers that do not report idle time. */
const SOON = 500;

const whenIdle = (run: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, SOON);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(run, { timeout: 4 * SOON });
  return () => cancelIdleCallback(idle);
};

const office = routes.filter(({ group }) => group === 'office');
const isQueue = ({ name }: AppRoute): boolean => /^office(Offers?|Entr(y|ies))$/.test(name);
export type PreloadScreen = (route: AppRoute) => Promise<void>;

/** One after the other, queues first, so that the page's own reads are not delayed. */
const preloadOffice = async (preload: PreloadScreen): Promise<void> => {
  const load = (route: AppRoute) => () => preload(route);
  const [queues, others] = [office.filter(isQueue), office.filter((route) => !isQueue(route))];
  for (const each of [...queues.map(load), firestoreLite, loadPalette, ...others.map(load)]) {
    if (!navigator.onLine) return;
    await each();
  }
};

/** Loads the office's screens in idle time, so that a navigation waits for its rows only. */
export const usePreloadedOffice = (preload: PreloadScreen): void => {
  useEffect(
    () =>
      whenIdle(() => {
        // A failed module is requested again, and reported, when it is needed.
        preloadOffice(preload).catch(() => undefined);
      }),
    [preload],
  );
};
