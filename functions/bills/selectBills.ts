import { AggregateField, FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import { jstMonthSpan } from '#domain/kernel/calendar/days.ts';
import { BILLS_SUMMED_MAX, type Bill, type BillTotals, type ListTotals } from '#domain/money/bill/billRow.ts';
import type { OpenExtra } from '#domain/money/invoice/lines.ts';
import type { BillFilter } from '#domain/office/audit/fields.ts';
import { type BillStatus, billedOf } from '#domain/work/deal/billStatus.ts';
import type { Entry } from '#projections/deal/entries.schema.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';
import { jobCardOf } from '#projections/kernel/cards.ts';
import type { Settlement } from '#projections/settlement/settlements.schema.ts';
import { getMany } from '../platform/getMany.ts';

type Collection = 'offers' | 'entries';
const collections: readonly Collection[] = ['offers', 'entries'];
const ALWAYS = { from: 0, before: 8_640_000_000_000_000 };

/** Bills of deals closed in [from, before) (ms), of a client, in a status; null means all. */
type Selection = Omit<BillFilter, 'month'> & { readonly from: number; readonly before: number };

const selectionOf = ({ month, ...rest }: BillFilter): Selection => ({ ...rest, ...(month === null ? ALWAYS : jstMonthSpan(month)) });

/**
 * Closed deals of a collection. Ordered by closing and amount, so that one index serves both the
 * page and its sum.
 */
const closed = (db: Firestore, collection: Collection, { from, before, clientId, status }: Selection): Query => {
  let query: Query = db
    .collectionGroup(collection)
    .where('closedAt', '>=', from)
    .where('closedAt', '<', before)
    .orderBy('closedAt')
    .orderBy('billFee');
  const equal = { clientId, billStatus: status };
  for (const [field, value] of Object.entries(equal)) if (value !== null) query = query.where(field, '==', value);
  return query;
};

/** The parts of the amount of a bill. A cancellation fee has no service fee. */
const partsOf = ({ billFee, fee, cancellation }: Offer | Entry): Pick<Bill, 'fee' | 'serviceFee'> => {
  const billed = billFee ?? 0;
  const net = cancellation === 'SETTLED' ? billed : (fee ?? billed);
  return { fee: net, serviceFee: billed - net };
};

const billOf = (collection: Collection, deal: Offer | Entry): Bill => ({
  kind: collection === 'offers' ? 'offer' : 'entry',
  id: deal.id,
  jobId: deal.jobId,
  jobTitle: deal.job.title,
  clientId: deal.clientId,
  clientName: deal.client.name,
  talentId: deal.talentId,
  talentName: deal.talent.name,
  ...partsOf(deal),
  cancelled: deal.cancellation === 'SETTLED',
  closedAt: deal.closedAt ?? 0,
  billStatus: deal.billStatus ?? 'UNCLAIMED',
  billId: deal.billId,
  billApplyedAt: deal.billApplyedAt,
  feeChanged: deal.feeChengeLog !== null,
});

/** The settlements of a closing month. */
const settledIn = (db: Firestore, month: string): Query => db.collection('settlements').where('billMonth', '==', month);

/** The settlements of a month, of at most 30 clients. */
export const settledFor = async (db: Firestore, month: string, clientIds: readonly string[]): Promise<readonly Settlement[]> => {
  if (clientIds.length === 0) return [];
  const { docs } = await settledIn(db, month).where('clientId', 'in', clientIds).get();
  return docs.map((document) => document.data() as Settlement);
};

/** The unclaimed settlements of a client's month, as an invoice has them. */
export const readExtras = async (db: Firestore, clientId: string, month: string): Promise<OpenExtra[]> => {
  const open = (await settledFor(db, month, [clientId])).filter(({ billStatus }) => billStatus === 'UNCLAIMED');
  const jobs = await getMany(
    db,
    open.map(({ jobId }) => db.doc(`jobs/${jobId}`)),
  );
  return open.map(({ streamId, jobId, talentId, lastDay, parts }, index) => {
    const { title } = jobCardOf(jobId, jobs[index]?.data());
    return { deal: streamId, talentId, title, day: lastDay, parts };
  });
};

/** The number and sum (yen, without tax) of a month's settlements in a status. */
export const totalSettled = async (db: Firestore, month: string, status: BillStatus): Promise<BillTotals> => {
  const query = settledIn(db, month).where('billStatus', '==', status);
  return (await query.aggregate({ count: AggregateField.count(), total: AggregateField.sum('billNet') }).get()).data();
};

/** The last bill of a page; the next page starts after it. */
export type BillCursor = { readonly closedAt: number; readonly fee: number; readonly path: string };
type Found = { readonly bill: Bill; readonly path: string };

/** Firestore's order of paths: segment by segment. */
const comparePaths = (a: string, b: string): number => {
  const [left, right] = [a.split('/'), b.split('/')];
  const at = left.findIndex((segment, index) => segment !== right[index]);
  return at < 0 ? 0 : (left[at] as string) < (right[at] as string) ? -1 : 1;
};

/** One stable order for both kinds: by closing, amount and path. */
const inOrder = (a: Found, b: Found): number =>
  a.bill.closedAt - b.bill.closedAt || billedOf(a.bill) - billedOf(b.bill) || comparePaths(a.path, b.path);

const pageOf = async (db: Firestore, collection: Collection, filter: BillFilter, limit: number, after: BillCursor | null) => {
  const query = closed(db, collection, selectionOf(filter)).orderBy(FieldPath.documentId()).limit(limit);
  const { docs } = await (after ? query.startAfter(after.closedAt, after.fee, after.path) : query).get();
  return docs.map((document): Found => ({ bill: billOf(collection, document.data() as Offer | Entry), path: document.ref.path }));
};

/** A page of bills of both kinds; `next` is null at the end. */
export const readBills = async (db: Firestore, filter: BillFilter, limit: number, after: BillCursor | null) => {
  const both = await Promise.all(collections.map((collection) => pageOf(db, collection, filter, limit + 1, after)));
  const found = both.flat().sort(inOrder);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const next: BillCursor | null =
    last && found.length > limit ? { closedAt: last.bill.closedAt, fee: billedOf(last.bill), path: last.path } : null;
  return { bills: page.map(({ bill }) => bill), next };
};

/**
 * The number and sum (yen) of bills, aggregated over the same queries as the pages. With `most`, at
 * most so much of each kind.
 */
export const totalSelected = async (db: Firestore, selection: Selection, most?: number): Promise<BillTotals> => {
  const parts = await Promise.all(
    collections.map(async (collection) => {
      const query = closed(db, collection, selection);
      const bounded = most === undefined ? query : query.limit(most);
      return (await bounded.aggregate({ count: AggregateField.count(), total: AggregateField.sum('billFee') }).get()).data();
    }),
  );
  return { count: parts.reduce((sum, { count }) => sum + count, 0), total: parts.reduce((sum, { total }) => sum + total, 0) };
};

/** Queries for the unclaimed bills of a closing month: deals of both kinds, and settlements. */
export const unclaimedOf = (db: Firestore, month: string): Query[] => [
  ...collections.map((collection) => closed(db, collection, { ...jstMonthSpan(month), clientId: null, status: 'UNCLAIMED' })),
  settledIn(db, month).where('billStatus', '==', 'UNCLAIMED'),
];

/** The same for the bills of a filter. */
export const totalBills = (db: Firestore, filter: BillFilter): Promise<BillTotals> => totalSelected(db, selectionOf(filter));

/**
 * The totals beside a list. A month or a client bounds them. Over all time an aggregation would
 * read every closed deal, so it stops at `BILLS_SUMMED_MAX` of a kind.
 */
export const listTotals = async (db: Firestore, filter: BillFilter): Promise<ListTotals> => {
  const isBounded = filter.month !== null || filter.clientId !== null;
  const totals = await totalSelected(db, selectionOf(filter), isBounded ? undefined : BILLS_SUMMED_MAX);
  return { ...totals, isMore: !isBounded && totals.count >= BILLS_SUMMED_MAX };
};

/** The part of a closed deal that counts for its client's month. */
export type ClosedFee = Pick<Offer, 'clientId' | 'billStatus' | 'billFee'>;

/**
 * The fees (yen) of deals of at most 30 clients closed in a span; null if one kind has more than
 * `most` deals.
 */
export const feesOfClients = async (
  db: Firestore,
  span: Pick<Selection, 'from' | 'before'>,
  clientIds: readonly string[],
  most: number,
): Promise<readonly ClosedFee[] | null> => {
  const found = await Promise.all(
    collections.map((collection) => {
      const query = closed(db, collection, { ...span, clientId: null, status: null }).where('clientId', 'in', clientIds);
      return query
        .select('clientId', 'billStatus', 'billFee')
        .limit(most + 1)
        .get();
    }),
  );
  if (found.some(({ size }) => size > most)) return null;
  return found.flatMap(({ docs }) => docs.map((document) => document.data() as ClosedFee));
};
