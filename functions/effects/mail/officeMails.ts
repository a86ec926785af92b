import type { Firestore, Query } from 'firebase-admin/firestore';
import { isWeekend, nextAt } from '#domain/kernel/calendar/days.ts';
import { jstDate, startOfJstDay } from '#domain/kernel/calendar/instants.ts';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import { mayRead } from '#domain/kernel/officeParts.ts';
import { partOf } from '#domain/office/desk/kinds.ts';
import { snoozeListOf, type WaitingList, waitingLists, waitingWork, waitingWorks } from '#domain/office/desk/waitingLists.ts';
import type { AnyEnvelope, EventType } from '#domain/registry.ts';
import { askedBy, isUrgent, typesAsking } from '#domain/talk/words/urgency.ts';
import type { OfficeAccount } from '#projections/account/officeAccounts.schema.ts';
import type { Queued } from '../../delivery/queued.ts';
import { paths } from '../../platform/firestorePaths.ts';
import type { Runtime } from '../../ports.ts';
import { queuedLetter, queuedMail, queueMail, type Waits } from './mails.ts';

export const officeTypes: readonly EventType[] = typesAsking('office');

/**
 * Queues a mail to each member who reads deals, if the office has to act within 48 hours. Others
 * learn it from the list and the morning mail. A mail's id has event and member, so each is sent
 * once.
 */
export const tellOffice = async (runtime: Runtime, event: AnyEnvelope): Promise<readonly Queued[]> => {
  const { id, type, streamId, version, data } = event;
  const decideBy = askedBy(type, 'office', data);
  if (!isUrgent(decideBy, runtime.now())) return [];
  return (await officeMembers(runtime.db)).flatMap((member) => {
    const { id: uid, officeRoles } = member.data() as OfficeAccount;
    if (!mayRead(officeRoles, 'deals')) return [];
    const about = { kind: 'OfficeUrgent', audience: null, asked: type, decideBy } as const;
    const mail = queuedMail(about, uid, { id: `${id}_OfficeUrgent_${uid}`, streamId, version }, runtime.now());
    return [queuedLetter(runtime, mail)];
  });
};

/** The time (JST) of the mails to members of the office. */
const OFFICE_MAIL_TIME = '09:00';
/** Counts stop here, as on the office's home page. */
const COUNTED_MAX = 100;
/** More members than an office has. */
const MEMBERS_MAX = 500;

const officeMembers = async (db: Firestore) =>
  (await db.collection('officeAccounts').where('isAdmin', '==', true).limit(MEMBERS_MAX).get()).docs;

/** digestRounds/office: the last day (JST) on which all members got their mail. */
type OfficeRound = { readonly toldOn: string };

const countOf = async (query: Query): Promise<number> => (await query.limit(COUNTED_MAX).count().get()).data().count;

const waitingIn = (db: Firestore, list: WaitingList): Query => {
  const { collection, where, group, orderBy } = { group: false, orderBy: null, ...waitingLists[list] };
  const all: Query = group ? db.collectionGroup(collection) : db.collection(collection);
  const filtered = where.reduce<Query>((query, [field, operator, value]) => query.where(field, operator, value), all);
  return orderBy ? filtered.orderBy(orderBy[0], orderBy[1]) : filtered;
};

/** How many items of a list are postponed. */
const putOff = async (db: Firestore, list: WaitingList): Promise<number> => {
  const [kind, of] = snoozeListOf[list] ?? [];
  if (!kind) return 0;
  const desks = await db.collection('desks').where('isOpen', '==', true).where('part', '==', partOf(kind)).limit(COUNTED_MAX).get();
  return desks.docs.filter((desk) => desk.get('kind') === kind && desk.get('waitsIn') === of && desk.get('snoozedUntil') !== null).length;
};

const countAll = async (db: Firestore): Promise<Waits> => {
  const counts = waitingWorks.map(async (work) => {
    const lists = waitingWork[work].lists.map(async (list) => {
      const [count, off] = await Promise.all([countOf(waitingIn(db, list)), putOff(db, list)]);
      return Math.max(0, count - off);
    });
    return [work, (await Promise.all(lists)).reduce((sum, count) => sum + count, 0)] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
};

/**
 * On the morning of a working day, queues a mail for each member whose roles have waiting work. It
 * has numbers only, no names. A mail's id has the day and the member, so an interrupted run may
 * start again. Returns the number of mails.
 */
export const sweepOfficeMails = async (runtime: Runtime): Promise<number> => {
  const { db } = runtime;
  const now = runtime.now();
  const today = jstDate(now);
  if (isWeekend(today) || now < nextAt(OFFICE_MAIL_TIME, startOfJstDay(today))) return 0;
  const round = db.doc(paths.officeRound);
  if (((await round.get()).data() as OfficeRound | undefined)?.toldOn === today) return 0;
  const members = await officeMembers(db);
  const waits = members.length > 0 ? await countAll(db) : {};
  let mails = 0;
  for (const member of members) {
    const { id: uid, officeRoles } = member.data() as OfficeAccount;
    const own = waitingWorks.filter((work) => (waits[work] ?? 0) > 0 && mayRead(officeRoles, waitingWork[work].part));
    if (own.length === 0) continue;
    const about = { kind: 'OfficeMorning', audience: null, waits: Object.fromEntries(own.map((work) => [work, waits[work]])) } as const;
    await queueMail(
      runtime,
      queuedMail(about, uid, { id: `office_${today}_${uid}`, streamId: streamIdOf('account', uid), version: 0 }, now),
    );
    mails++;
  }
  await round.set({ toldOn: today } satisfies OfficeRound);
  return mails;
};
