import type { Firestore } from 'firebase-admin/firestore';
import { nextAt } from '#domain/calendar/days.ts';
import { jstDate } from '#domain/calendar/instants.ts';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import { paths } from '../../platform/firestorePaths.ts';
import type { Runtime } from '../../runtime.ts';
import { DIGEST_TIME, type Mail, queuedMail } from './mails.ts';

/** How many held mails one sweep looks at to find their readers; the others are the next one's. */
const PAGE = 100;
/** How many mails one mail tells of. The rest of a person waits for the next morning. */
export const TOLD_MAX = 100;

const heldUntil = (db: Firestore, now: number) => db.collection('mails').where('digestDue', '<=', now).orderBy('digestDue').limit(PAGE);
const heldFor = (db: Firestore, uid: string, now: number) =>
  db.collection('mails').where('uid', '==', uid).where('digestDue', '<=', now).orderBy('digestDue').limit(TOLD_MAX);

/**
 * Puts the mail of a person's morning in the queue together with the note that each held mail is
 * part of it, so that each is told of once.
 */
const tellOfHeld = ({ db, now }: Runtime, uid: string): Promise<string | null> =>
  db.runTransaction(async (transaction) => {
    const at = now();
    const id = `notices_${jstDate(at)}_${uid}`;
    const ref = db.doc(paths.mail(id));
    const [digest, held] = [await transaction.get(ref), (await transaction.get(heldFor(db, uid, at))).docs];
    if (held.length === 0) return null;
    // One mail a day: what was held too late for it waits until tomorrow.
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
 * Each morning: one mail to everybody for whom mails were held back since the last one. A sweep
 * that was interrupted leaves the other mails held, and the next one goes on with them. Answers
 * with the number of mails.
 */
export const sweepHeldMails = async (runtime: Runtime): Promise<number> => {
  const due = (await heldUntil(runtime.db, runtime.now()).get()).docs;
  let mails = 0;
  for (const uid of new Set(due.map((each) => each.get('uid') as string))) {
    const mailId = await tellOfHeld(runtime, uid);
    if (mailId === null) continue;
    await runtime.wakeMailSender({ mailId });
    mails++;
  }
  return mails;
};
