import type { Child } from './child.ts';
import { type FunctionsSettings, type Own, type Place, startFunctionsHost } from './servers.ts';

/** Starts and stops the functions host during tests of crashes. */
export type FunctionsLife = {
  readonly isRunning: () => boolean;
  readonly start: () => Promise<void>;
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/**
 * Restarts the functions host after a crash, like production. After a kill or stop it waits for
 * `start`.
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
      place.log('functions', `The functions host ended (${how}) and is started again.`);
      // If it cannot start again, its output is in the log and calls are refused.
      start().catch((error: unknown) => place.log('functions', String(error)));
    });
  };

  const end = (how: 'kill' | 'stop') => async () => {
    wanted = false;
    await host?.[how]();
  };
  return { isRunning: () => host?.isRunning() ?? false, start, kill: end('kill'), stop: end('stop') };
};
