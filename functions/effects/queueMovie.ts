import type { AnyEnvelope } from '#domain/registry.ts';
import { MOVIES_QUEUE } from '../platform/region.ts';
import type { Runtime } from '../ports.ts';

/** Queues a movie for transcoding, once. If the task is lost, the movie's deadline gives up. */
export const queueMovie = ({ makeTask, now }: Runtime, { streamId }: Pick<AnyEnvelope, 'streamId'>): Promise<void> =>
  makeTask({ queue: MOVIES_QUEUE, name: streamId, data: { streamId }, at: now() });
