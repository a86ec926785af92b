import type { AnyEnvelope } from '#domain/registry.ts';
import { errorCode, type Fields, log, msSince } from '../platform/log.ts';
import { inSpan } from '../platform/tracing.ts';

const namesOf = ({ type, streamId, version, meta }: AnyEnvelope) => ({ type, streamId, version, correlationId: meta.correlationId });

/** Runs one effect of an event in a span. A failure is logged and thrown again. */
export const inEffect = <Result>(effect: string, event: AnyEnvelope, work: () => Promise<Result>): Promise<Result> => {
  const names = { effect, ...namesOf(event) };
  return inSpan('effect', names, async () => {
    const startedAt = performance.now();
    try {
      return await work();
    } catch (error) {
      log('WARNING', 'effect', { ...names, outcome: 'failed', code: errorCode(error), ms: msSince(startedAt) });
      throw error;
    }
  });
};

/** Logs the effects of an event that are done, in one line. `startedAt`: `performance.now()`. */
export const logEffects = (effects: readonly string[], event: AnyEnvelope, startedAt: number): void => {
  const fields: Fields = { effects, ...namesOf(event), outcome: 'done', ms: msSince(startedAt) };
  if (effects.length > 0) log('INFO', 'effect', fields);
};
