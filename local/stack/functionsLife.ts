import type { Child } from './child.ts';
import { type FunctionsSettings, type Own, type Place, startFunctionsHost } from './servers.ts';

export type FunctionsLife = {
  readonly isRunning: () => boolean;
  readonly start: () => Promise<void>;
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/**
 * Keeps the functions host alive: one that crashes on its own is started again, as production does
 * with an instance; one that was killed or stopped stays so until `start`.
 */
export const functionsLife = (place: Place, settings: FunctionsSettings, own: Own): FunctionsLife => {
  let wanted = false;
  let host: Child | undefined;

  const start = async (): Promise<void> => {
    if (host?.isRunning()) return;
    wanted = true;
    const started = await startFunctionsHost(place, settings, own);
    host = started;
    void started.ended.then((how) => {
      if (!wanted) return;
      place.log('functions', `The functions host ended by itself (${how}) and is started again.`);
      // When it cannot start any more, its last words are in the log and calls are refused: nothing
      // else hangs on it.
      start().catch((error: unknown) => place.log('functions', String(error)));
    });
  };

  const end = (how: 'kill' | 'stop') => async () => {
    wanted = false;
    await host?.[how]();
  };
  return { isRunning: () => host?.isRunning() ?? false, start, kill: end('kill'), stop: end('stop') };
};
