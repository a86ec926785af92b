import type { Timestamp } from 'firebase-admin/firestore';
import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import type { Handler } from '../delivery/deliver.ts';
import { type Progress, progressIn, seenUpTo } from '../delivery/progress.ts';
import { inBatches, type Unseen, unseen } from '../delivery/unseen.ts';
import { isOvertaken } from '../eventStore/grpcStatus.ts';
import { paths } from '../platform/firestorePaths.ts';
import type { Runtime } from '../runtime.ts';
import { armDeadlines } from './armDeadlines.ts';
import { react } from './policies.ts';

/**
 * Turns a stream's new events into effects outside the log. An effect may happen twice (a crash between effect and progress), so each is
 * idempotent by name. Replays never come here.
 */
export const policiesHandler: Handler = (runtime, message) =>
  inBatches(async (most) => {
    const next = await unseen(runtime, 'policies', message, most);
    if (!next) return 'done';
    await armDeadlines(runtime, next, message);
    for (const [index, event] of next.events.entries()) await react(runtime, event, next.stored[index] as EventEnvelope);
    await note(runtime, next);
    // Newer events come with their own message.
    return next.last.version >= (next.progress.owed.policies ?? 0) ? 'done' : 'more';
  });

/** Notes which events the policies have handled. Repeats when a commit or another handler wrote the progress in between. */
const note = async ({ db }: Runtime, { progress, readAt, last }: Unseen): Promise<void> => {
  const ref = db.doc(paths.progress(last.streamId));
  for (let [before, at] = [progress, readAt]; ; ) {
    try {
      await ref.update(seenUpTo(before, 'policies', last.version), { lastUpdateTime: at });
      return;
    } catch (error) {
      if (!isOvertaken(error)) throw error;
      const found = await ref.get();
      [before, at] = [progressIn(found) as Progress, found.updateTime as Timestamp];
    }
  }
};
