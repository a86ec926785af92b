import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import type { Handler } from '../delivery/deliver.ts';
import { noteSeen } from '../delivery/noteSeen.ts';
import { inBatches, unseen } from '../delivery/unseen.ts';
import { armDeadlines } from './armDeadlines.ts';
import { runEffects } from './policies.ts';

/**
 * Runs the effects of a stream's new events. After a crash between an effect and the progress, the
 * effect runs again, so each is idempotent. Replays do not call it.
 */
export const policiesHandler: Handler = (runtime, message, handled) =>
  inBatches(async (most) => {
    const next = await unseen(runtime, 'policies', message, most);
    if (!next) return 'done';
    await armDeadlines(runtime, next, message);
    for (const [index, event] of next.events.entries()) await runEffects(runtime, event, next.stored[index] as EventEnvelope);
    await noteSeen(runtime.db, 'policies', next);
    handled?.(next.events);
    // Newer events arrive with their own message.
    return next.last.version >= (next.progress.owed.policies ?? 0) ? 'done' : 'more';
  });
