import type { EnvelopeNamed } from '#domain/registry.ts';
import { unpark } from '../delivery/parking.ts';
import { subscriptions } from '../delivery/subscriptions.ts';
import { standing } from '../eventStore/standingDeadlines.ts';
import type { Head } from '../eventStore/stream.ts';
import { paths } from '../platform/firestorePaths.ts';
import type { Runtime } from '../runtime.ts';
import { ring } from './deadlines/ring.ts';
import type { Mail } from './mail/mails.ts';

// What the office puts in order by hand. Each act looks at how things stand now, so that a repeated
// delivery does nothing more.

type Unparking = EnvelopeNamed<'OperationStreamRetried' | 'OperationEventDiscarded'>;

/**
 * Lets the stream go on that the office looked at, unless it moved since, and wakes who reads it.
 * What fails again is parked again.
 */
export const letGoOn = async (
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

/** Puts a mail that was given up back in the queue, with all its attempts. */
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
 * Rings what is overdue, and arms what is to come under a name of its own: one that was used stays
 * blocked for a day.
 */
export const rearm = async (
  runtime: Runtime,
  { data: { deadlineId }, version }: EnvelopeNamed<'OperationDeadlineRearmed'>,
): Promise<void> => {
  const deadline = await standing(runtime.db, deadlineId);
  if (deadline) await ring(runtime, { ...deadline, hop: version * 1_000 });
};
