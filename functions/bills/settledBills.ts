import { AggregateField, type Firestore, type Query } from 'firebase-admin/firestore';
import type { BillTotals } from '#domain/money/bill/billRow.ts';
import type { OpenExtra } from '#domain/money/invoice/invoice.ts';
import type { BillFilter } from '#domain/office/audit/fields.ts';
import { type BillStatus, billStatuses } from '#domain/work/deal/billStatus.ts';
import { jobCardOf } from '#projections/kernel/cards.ts';
import type { Settlement } from '#projections/settlement/settlements.schema.ts';
import { getMany } from '../platform/getMany.ts';

/** A Firestore query accepts at most 30 values. */
export const AT_ONCE = 30;

/** Settlements by the time at which they were fixed. The amount makes the index serve sums, too. */
const settled = (db: Firestore): Query => db.collection('settlements').orderBy('fixedAt').orderBy('billNet');

const dataOf = async (query: Query): Promise<readonly Settlement[]> =>
  (await query.get()).docs.map((document) => document.data() as Settlement);

/** The settlements with a bill of a filter: by the month in which they are billed. */
export const settledOf = (db: Firestore, { month, clientId, status }: BillFilter): Query => {
  let query = settled(db).where('billStatus', 'in', status === null ? billStatuses : [status]);
  if (month !== null) query = query.where('billMonth', '==', month);
  if (clientId !== null) query = query.where('clientId', '==', clientId);
  return query;
};

/** The settlements of a closing month, of at most 30 clients. */
export const settledFor = async (db: Firestore, month: string, clientIds: readonly string[]): Promise<readonly Settlement[]> =>
  clientIds.length === 0 ? [] : dataOf(settled(db).where('billMonth', '==', month).where('clientId', 'in', clientIds));

/** The settlements of these deals. Only those that exist are read. */
export const settledWith = async (db: Firestore, dealIds: readonly string[]): Promise<ReadonlyMap<string, Settlement>> => {
  const pages = Array.from({ length: Math.ceil(dealIds.length / AT_ONCE) }, (_, page) =>
    dataOf(db.collection('settlements').where('id', 'in', dealIds.slice(page * AT_ONCE, (page + 1) * AT_ONCE))),
  );
  return new Map((await Promise.all(pages)).flat().map((settlement) => [settlement.id, settlement]));
};

/** The unclaimed settlements of a client's month, as an invoice has them. */
export const readExtras = async (db: Firestore, clientId: string, month: string): Promise<OpenExtra[]> => {
  const open = await dataOf(settledOf(db, { month, clientId, status: 'UNCLAIMED' }));
  const jobs = await getMany(
    db,
    open.map(({ jobId }) => db.doc(`jobs/${jobId}`)),
  );
  return open.map(({ streamId, jobId, talentId, lastDay, parts }, index) => {
    const { title } = jobCardOf(jobId, jobs[index]?.data());
    return { deal: streamId, talentId, title, day: lastDay, parts };
  });
};

/** The number and sum (yen, without tax) of settlements, of at most `most`. */
export const totalSettled = async (db: Firestore, filter: BillFilter, most?: number): Promise<BillTotals> => {
  const query = settledOf(db, filter);
  const bounded = most === undefined ? query : query.limit(most);
  return (await bounded.aggregate({ count: AggregateField.count(), total: AggregateField.sum('billNet') }).get()).data();
};

/** The same for a month, by status. */
export const settledByStatus = async (db: Firestore, month: string) => {
  const figures = billStatuses.map(async (status) => {
    const { count, total } = await totalSettled(db, { month, clientId: null, status });
    return [status, { count, fees: total }] as const;
  });
  return Object.fromEntries(await Promise.all(figures)) as Readonly<Record<BillStatus, { readonly count: number; readonly fees: number }>>;
};
