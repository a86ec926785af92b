import type { Firestore } from 'firebase-admin/firestore';
import { nextAt } from '#domain/kernel/calendar/days.ts';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import { paths } from '../../platform/firestorePaths.ts';
import type { Runtime } from '../../ports.ts';
import { DIGEST_TIME, type Mail, queuedMail } from './mails.ts';

/** Held mails that one run reads to find their readers. The next run handles the rest. */
const PAGE = 100;
/** The most held mails in one morning mail. The rest waits for the next morning. */
export const MAILS_PER_DIGEST = 100;

const heldUntil = (db: Firestore, now: number) => db.collection('mails').where('digestDue', '<=', now).orderBy('digestDue').limit(PAGE);
const heldFor = (db: Firestore, uid: string, now: number) =>
  db.collection('mails').where('uid', '==', uid).where('digestDue', '<=', now).orderBy('digestDue').limit(MAILS_PER_DIGEST);

/**
 * Queues a person's morning mail and marks its held mails in one transaction, so each is sent once.
 */
const queueMorningMail = ({ db, now }: Runtime, uid: string): Promise<string | null> =>
  db.runTransaction(async (transaction) => {
    const at = now();
    const id = `notices_${jstDate(at)}_${uid}`;
    const ref = db.doc(paths.mail(id));
    const [digest, held] = [await transaction.get(ref), (await transaction.get(heldFor(db, uid, at))).docs];
    if (held.length === 0) return null;
    // Only one mail a day. A mail that was held after it waits until tomorrow.
    if (digest.exists) {
      for (const each of held) transaction.update(each.ref, { digestDue: nextAt(DIGEST_TIME, at) });
      return null;
    }
    const about = { kind: 'NoticeDigest', audience: null, told: held.map((each) => each.id) } as const;
    transaction.create(ref, queuedMail(about, uid, { id, streamId: streamIdOf('account', uid), version: 0 }, at));
    for (const each of held)
      transaction.update(each.ref, { state: 'TOLD', digestDue: null, updatedAt: at } satisfies Pick<
        Mail,
        'state' | 'digestDue' | 'updatedAt'
      >);
    return id;
  });

/**
 * Each morning, queues one mail for each person with held mails. After an interruption the next
 * sweep continues with the mails that are still held. Returns the number of mails.
 */
export const sweepHeldMails = async (runtime: Runtime): Promise<number> => {
  const due = (await heldUntil(runtime.db, runtime.now()).get()).docs;
  let mails = 0;
  for (const uid of new Set(due.map((each) => each.get('uid') as string))) {
    const mailId = await queueMorningMail(runtime, uid);
    if (mailId === null) continue;
    await runtime.wakeMailSender({ mailId });
    mails++;
  }
  return mails;
};
