import type { Around } from '#local/memory/firestore.ts';

/** How a process stops at a call: killed before or after it, or paused until the restart ends. */
export const stops = ['before', 'after', 'slow'] as const;
export type Stop = (typeof stops)[number];

/** Stopping before and after a read is the same. */
export const isRead = (call: string): boolean => /^(get|query|count|transaction (get|query)|size of)/.test(call);

/** Runs the last call of a killed process; nobody hears a refusal. */
const unheard = (effect: () => unknown): void => {
  try {
    effect();
  } catch {
    // The call had no effect.
  }
};

/**
 * A process that stops at its n-th call; `goOn` resumes a slow one. A killed one changes nothing.
 */
export const stoppingAt = (n: number, how: Stop) => {
  let calls = 0;
  const [stopped, resumed] = [Promise.withResolvers<'stopped'>(), Promise.withResolvers<void>()];
  const around: Around = async (_, effect) => {
    calls++;
    if (calls < n) return effect();
    if (calls === n) {
      if (how === 'after') unheard(effect);
      stopped.resolve('stopped');
    }
    await resumed.promise;
    return effect();
  };
  return { around, stopped: stopped.promise, goOn: () => resumed.resolve() };
};
