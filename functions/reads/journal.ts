import { AggregateField, FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import { endOfJstDay, startOfJstDay } from '#domain/kernel/calendar/instants.ts';
import { ownerOf } from '#domain/office/audit/fields.ts';
import { isLook, type Journal, type JournalCursor, type JournalEntry, type JournalSum, objectOf } from '#domain/office/audit/journal.ts';
import type { JournalFilter } from '#domain/office/audit/journalFilter.ts';
import { officeActs } from '#domain/office/audit/officeTypes.ts';
import { accountName, memberName } from '#domain/people/account/memberName.ts';
import { type OfficeAccount, officeAccountPath } from '#projections/account/officeAccounts.schema.ts';
import { MISSING_PERSON } from '#projections/kernel/fields.schema.ts';
import type { OfficeJournalRow } from '#projections/office/officeJournal.schema.ts';
import { getMany } from '../platform/getMany.ts';

/** Rows of one act or of all changing acts, by the filter, newest first. */
const select = (db: Firestore, { uid, act, object, since, until, from, to }: JournalFilter): Query => {
  let query: Query = db.collection('officeJournal');
  query = act === null ? query.where('isLook', '==', false) : query.where('act', '==', act);
  if (uid !== null) query = query.where('uid', '==', uid);
  if (object !== null) query = query.where('objects', 'array-contains', objectOf(object));
  if (since !== null) query = query.where('createdAt', '>=', startOfJstDay(since));
  if (until !== null) query = query.where('createdAt', '<=', endOfJstDay(until));
  if (from !== null) query = query.where('amount', '>=', from);
  if (to !== null) query = query.where('amount', '<=', to);
  return query.orderBy('createdAt', 'desc').orderBy('amount', 'desc');
};

/** The person an act was about, or the owner of the record that was looked at. */
const personIdOf = ({ personId, target }: OfficeJournalRow): string | null => personId ?? ownerOf(target ?? '')[0] ?? null;

/** The names of all people and jobs in the rows; reads each document once. */
const namesIn = async (db: Firestore, rows: readonly OfficeJournalRow[]) => {
  const idsOf = (...fields: readonly ('uid' | 'jobId' | 'clientId' | 'talentId')[]) => [
    ...new Set(rows.flatMap((row) => fields.flatMap((field) => row[field] ?? []))),
  ];
  const looked = rows.flatMap((row) => personIdOf(row) ?? []);
  const seconds = rows.flatMap(({ confirmedBy }) => confirmedBy ?? []);
  const [people, jobs] = await Promise.all([
    getMany(
      db,
      [...new Set([...idsOf('uid', 'clientId', 'talentId'), ...looked, ...seconds])].map((uid) => db.doc(officeAccountPath(uid))),
    ),
    getMany(
      db,
      idsOf('jobId').map((jobId) => db.doc(`jobs/${jobId}`)),
    ),
  ]);
  const accounts = new Map(people.map((document) => [document.id, document.data() as OfficeAccount | undefined]));
  const titles = new Map(jobs.map((document) => [document.id, (document.get('title') ?? '') as string]));
  const nameOf = (account: OfficeAccount | undefined): string => (account && accountName(account)) || MISSING_PERSON;
  return {
    personOf: (id: string | null) => (id === null ? null : { id, name: nameOf(accounts.get(id)) }),
    jobOf: (id: string | null) => (id === null ? null : { id, name: titles.get(id) ?? '' }),
    memberOf: (uid: string) => memberName(accounts.get(uid)),
  };
};

/** The act done most often first, without acts that were not done. */
const inOrder = (sums: readonly JournalSum[]): JournalSum[] =>
  sums.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count || (a.act < b.act ? -1 : 1));

const sumUp = (rows: readonly OfficeJournalRow[]): JournalSum[] =>
  [...Map.groupBy(rows, ({ act }) => act)].map(([act, of]) => ({
    act,
    count: of.length,
    total: of.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
  }));

/** Count and total amount (yen) per act, over all rows, summed by the database. */
export const readJournalSums = async (db: Firestore, filter: JournalFilter): Promise<JournalSum[]> => {
  const sums = await Promise.all(
    (filter.act === null ? officeActs.filter((act) => !isLook(act)) : [filter.act]).map(async (act) => {
      const asked = select(db, { ...filter, act }).aggregate({ count: AggregateField.count(), total: AggregateField.sum('amount') });
      return { act, ...(await asked.get()).data() };
    }),
  );
  return inOrder(sums);
};

/** A page of the journal with names, and with the sums if it is the only page. */
export const readJournal = async (db: Firestore, filter: JournalFilter, limit: number, after: JournalCursor | null): Promise<Journal> => {
  const query = select(db, filter)
    .orderBy(FieldPath.documentId(), 'desc')
    .limit(limit + 1);
  const { docs } = await (after ? query.startAfter(after.at, after.amount, after.id) : query).get();
  const found = docs.map((document) => document.data() as OfficeJournalRow);
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  const { personOf, jobOf, memberOf } = await namesIn(db, page);
  const sums = after || last ? null : inOrder(sumUp(page));
  return {
    rows: page.map((row): JournalEntry => {
      const { id, uid, confirmedBy = null, type, streamId, version, jobId, clientId, talentId, target, amount, reason, createdAt } = row;
      const { invoice = null } = row;
      const names = { job: jobOf(jobId), client: personOf(clientId), talent: personOf(talentId), person: personOf(personIdOf(row)) };
      const second = confirmedBy === null ? null : memberOf(confirmedBy);
      return {
        id,
        uid,
        name: memberOf(uid),
        confirmedBy: second,
        type,
        streamId,
        version,
        at: createdAt,
        ...names,
        target,
        invoice,
        amount,
        reason,
      };
    }),
    sums,
    next: last ? { at: last.createdAt, amount: last.amount, id: last.id } : null,
  };
};
