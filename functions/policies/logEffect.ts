import type { AnyEnvelope } from '#domain/registry.ts';
import { errorCode, type Fields, log, msSince } from '../platform/log.ts';
import { inSpan } from '../platform/tracing.ts';

/** Runs one effect of an event in a span and logs it. Errors are thrown again. */
export const logEffect = (effect: string, { type, streamId, version, meta }: AnyEnvelope, work: () => Promise<void>): Promise<void> => {
  const names = { effect, type, streamId, version, correlationId: meta.correlationId };
  return inSpan('effect', names, async () => {
    const startedAt = performance.now();
    const write = (severity: 'INFO' | 'WARNING', fields: Fields) =>
      log(severity, 'effect', { ...names, ...fields, ms: msSince(startedAt) });
    try {
      await work();
      write('INFO', { outcome: 'done' });
    } catch (error) {
      write('WARNING', { outcome: 'failed', code: errorCode(error) });
      throw error;
    }
  });
};
