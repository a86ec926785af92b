import type { EnvelopeNamed } from '#domain/registry.ts';
import { unpark } from '../delivery/parking.ts';
import { subscriptions } from '../delivery/publish.ts';
import { standing } from '../eventStore/openDeadlines.ts';
import type { Head } from '../eventStore/stream.ts';
import { paths } from '../platform/firestorePaths.ts';
import type { Runtime } from '../ports.ts';
import { fireDeadline } from './deadlines/fireDeadline.ts';
import type { Mail } from './mail/mails.ts';

// Repairs by the office. Each reads the current state, so a repeated delivery changes nothing.

type Unparking = EnvelopeNamed<'OperationStreamRetried' | 'OperationEventDiscarded'>;

/**
 * Un-parks the stream if it is still parked at the version that the office saw, and publishes a
 * message for it. An event that fails again parks the stream again.
 */
export const resumeStream = async (
  { db, publish, now }: Runtime,
  { type, data: { subscription, streamId, parkedAt } }: Unparking,
): Promise<void> => {
  // Older events name subscriptions that no longer exist.
  const name = subscriptions.find((each) => each === subscription);
  if (!name) return;
  const moved = await unpark(db, name, streamId, { discard: type === 'OperationEventDiscarded', parkedAt, now: now() });
  if (!moved) return;
  const head = (await db.doc(paths.head(streamId)).get()).data() as Head | undefined;
  if (head) await publish({ streamId, version: head.version });
};

/** Queues a mail again that was given up, with all its attempts. */
export const sendAgain = async (
  { db, now, wakeMailSender }: Runtime,
  { data: { mailId } }: EnvelopeNamed<'OperationMailResent'>,
): Promise<void> => {
  const ref = db.doc(paths.mail(mailId));
  const queued = await db.runTransaction(async (transaction) => {
    const mail = (await transaction.get(ref)).data() as Mail | undefined;
    if (mail?.state !== 'FAILED') return false;
    transaction.update(ref, { state: 'PENDING', attempts: 0, dueAt: now(), updatedAt: now() });
    return true;
  });
  if (queued) await wakeMailSender({ mailId });
};

/**
 * Rings an overdue deadline, and arms a future one under a new task name: Cloud Tasks blocks a used
 * name for a day.
 */
export const rearm = async (
  runtime: Runtime,
  { data: { deadlineId }, version }: EnvelopeNamed<'OperationDeadlineRearmed'>,
): Promise<void> => {
  const deadline = await standing(runtime.db, deadlineId);
  if (deadline) await fireDeadline(runtime, { ...deadline, hop: version * 1_000 });
};
