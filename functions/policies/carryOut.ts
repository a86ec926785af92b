import type { AnyEnvelope, EnvelopeNamed } from '#domain/registry.ts';
import { ring } from '../deadlines/ring.ts';
import { standing } from '../deadlines/standing.ts';
import { unpark } from '../delivery/parking.ts';
import { subscriptions } from '../delivery/subscriptions.ts';
import type { Head } from '../eventStore/stream.ts';
import { paths } from '../firestorePaths.ts';
import type { Mail } from '../mail/mails.ts';
import type { Runtime } from '../runtime.ts';

type Unparking = EnvelopeNamed<'OperationStreamRetried' | 'OperationEventDiscarded'>;

/** Lets the stream go on that the office looked at, unless it moved since, and wakes who reads it. What fails again is parked again. */
const letGoOn = async ({ db, publish, now }: Runtime, { type, data: { subscription, streamId, parkedAt } }: Unparking): Promise<void> => {
  // Older events name subscriptions that no longer exist.
  const name = subscriptions.find((each) => each === subscription);
  if (!name) return;
  const moved = await unpark(db, name, streamId, { discard: type === 'OperationEventDiscarded', parkedAt, now: now() });
  if (!moved) return;
  const head = (await db.doc(paths.head(streamId)).get()).data() as Head | undefined;
  if (head) await publish({ streamId, version: head.version });
};

/** Puts a mail that was given up back in the queue, with all its attempts. */
const sendAgain = async ({ db, now, wakeMailSender }: Runtime, mailId: string): Promise<void> => {
  const ref = db.doc(paths.mail(mailId));
  const queued = await db.runTransaction(async (transaction) => {
    const mail = (await transaction.get(ref)).data() as Mail | undefined;
    if (mail?.state !== 'FAILED') return false;
    transaction.update(ref, { state: 'PENDING', attempts: 0, dueAt: now(), updatedAt: now() });
    return true;
  });
  if (queued) await wakeMailSender({ mailId });
};

/** Rings what is overdue, and arms what is to come under a name of its own: one that was used stays blocked for a day. */
const rearm = async (runtime: Runtime, deadlineId: string, version: number): Promise<void> => {
  const deadline = await standing(runtime.db, deadlineId);
  if (deadline) await ring(runtime, { ...deadline, hop: version * 1_000 });
};

/** Carries out what the office put in order by hand. Each looks at how things stand now, so that a repeated delivery does nothing more. */
export const carryOut = async (runtime: Runtime, event: AnyEnvelope): Promise<void> => {
  if (event.type === 'OperationStreamRetried' || event.type === 'OperationEventDiscarded') await letGoOn(runtime, event);
  if (event.type === 'OperationMailResent') await sendAgain(runtime, event.data.mailId);
  if (event.type === 'OperationDeadlineRearmed') await rearm(runtime, event.data.deadlineId, event.version);
};
