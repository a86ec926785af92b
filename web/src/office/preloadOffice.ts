import { useEffect } from 'react';
import { type AppRoute, routes } from '#web/app/routes.ts';
import { preloadScreen } from '#web/app/shell/screens.ts';
import { arrived } from '#web/app/updates/reloadGuard.ts';
import { firestoreLite } from '#web/shared/data/firestoreLite.ts';

/** Not lazily rendered: React would keep a placeholder for 300 ms. */
export const loadPalette = () => import('./palette/palette.tsx').then(arrived);

/** ms; where the browser does not say when it has nothing else to do. */
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
const load = (route: AppRoute) => () => preloadScreen(route);

/**
 * One after the other, the queues first, so that what the page reads meanwhile is not held up;
 * without a connection not at all.
 */
const preloadOffice = async (): Promise<void> => {
  const [queues, others] = [office.filter(isQueue), office.filter((route) => !isQueue(route))];
  for (const each of [...queues.map(load), firestoreLite, loadPalette, ...others.map(load)]) {
    if (!navigator.onLine) return;
    await each();
  }
};

/**
 * Loads the office's screens while there is nothing else to do: whoever goes somewhere waits for
 * the rows only.
 */
export const usePreloadedOffice = (): void => {
  useEffect(
    () =>
      whenIdle(() => {
        // What fails is asked for again, and reported, where it is needed.
        preloadOffice().catch(() => undefined);
      }),
    [],
  );
};
