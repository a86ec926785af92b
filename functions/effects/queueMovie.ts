import type { AnyEnvelope } from '#domain/registry.ts';
import { MOVIES_QUEUE } from '../platform/region.ts';
import type { Runtime } from '../runtime.ts';

/**
 * Puts a movie that waits to be transcoded into the queue, once; what is lost there, its deadline
 * gives up.
 */
export const queueMovie = ({ makeTask, now }: Runtime, { streamId }: Pick<AnyEnvelope, 'streamId'>): Promise<void> =>
  makeTask({ queue: MOVIES_QUEUE, name: streamId, data: { streamId }, at: now() });
