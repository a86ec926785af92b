import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { SetDeadline } from '#domain/kernel/deadline.ts';
import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import type { Handler } from '../delivery/deliver.ts';
import { inBatches, type PendingEvents, unseen } from '../delivery/pendingEvents.ts';
import type { Message } from '../delivery/publish.ts';
import type { Queued } from '../delivery/queued.ts';
import { saveProgress } from '../delivery/saveProgress.ts';
import { asProgramFault } from '../eventStore/faults.ts';
import type { Head } from '../eventStore/stream.ts';
import { paths } from '../platform/firestorePaths.ts';
import { getMany } from '../platform/getMany.ts';
import type { Runtime } from '../ports.ts';
import { type FoundDocument, keysOfEffects, runEffects } from './policies.ts';

/**
 * The deadlines that the events set: from the message if it has them, else from the stream's head.
 */
const setBy = async ({ db }: Runtime, { events, isBrought, last }: PendingEvents, message: Message): Promise<readonly SetDeadline[]> => {
  if (isBrought && message.deadlines) return message.deadlines;
  const { deadlines = [] } = (await db.doc(paths.head(last.streamId)).get()).data() as Head;
  const first = events[0]?.version ?? last.version;
  return deadlines.filter(({ generation }) => generation >= first);
};

/** Arms alarms for the deadlines that the events set. A repetition arms nothing new. */
const armDeadlines = async (runtime: Runtime, next: PendingEvents, message: Message): Promise<void> => {
  const { alarmClock, now } = runtime;
  const { streamId } = next.last;
  const set = await setBy(runtime, next, message);
  await Promise.all(set.map((deadline) => alarmClock.arm({ streamId, ...deadline, hop: 0 }, now())));
};

/** Arms the alarms of events and runs their effects. Returns what the effects queued. */
export const runAll = async (runtime: Runtime, next: PendingEvents, message: Message, found: FoundDocument): Promise<readonly Queued[]> => {
  await armDeadlines(runtime, next, message);
  const queued: Queued[] = [];
  for (const [index, event] of next.events.entries())
    queued.push(...(await runEffects(runtime, event, next.stored[index] as EventEnvelope, found)));
  return queued;
};

export const byPath = (found: readonly DocumentSnapshot[]): FoundDocument => {
  const documents = new Map(found.map((document) => [document.ref.path, document]));
  return (path) => documents.get(path);
};

/**
 * Runs the effects of a stream's new events. After a crash between an effect and the progress, the
 * effect runs again, so each is idempotent. Replays do not call it.
 */
export const policiesHandler: Handler = (runtime, message, handled) =>
  inBatches(async (most) => {
    const next = await unseen(runtime, 'policies', message, most);
    if (!next) return 'done';
    const { db } = runtime;
    const keys = asProgramFault(() => [...new Set(next.events.flatMap(keysOfEffects))]);
    const found = byPath(
      await getMany(
        db,
        keys.map((path) => db.doc(path)),
      ),
    );
    await saveProgress(db, 'policies', next, await runAll(runtime, next, message, found));
    handled?.(next.events);
    // Newer events arrive with their own message.
    return next.last.version >= (next.progress.owed.policies ?? 0) ? 'done' : 'more';
  });
