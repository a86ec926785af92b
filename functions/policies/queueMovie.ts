import type { AnyEnvelope } from '#domain/registry.ts';
import { MOVIES_QUEUE } from '../region.ts';
import type { Runtime } from '../runtime.ts';

/**
 * Puts a movie that waits to be transcoded into the queue, once; what is lost there, its deadline
 * gives up.
 */
export const queueMovie = async ({ makeTask, now }: Runtime, { type, streamId }: AnyEnvelope): Promise<void> => {
  if (type === 'MediaTranscodingRequested') await makeTask({ queue: MOVIES_QUEUE, name: streamId, data: { streamId }, at: now() });
};
