import { AggregateField, FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import type { BillFilter } from '#domain/audit/commands.ts';
import { jstMonthSpan } from '#domain/calendar/days.ts';
import type { Bill, BillTotals } from '#domain/deal/billRow.ts';
import type { Entry } from '#projections/deal/entries.schema.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';

type Collection = 'offers' | 'entries';
const collections: readonly Collection[] = ['offers', 'entries'];
const ALWAYS = { from: 0, before: 8_640_000_000_000_000 };

/**
 * Bills of deals that were closed from `from` until before `before` (ms), of a client, in a status;
 * all where nothing is said.
 */
type Selection = Omit<BillFilter, 'month'> & { readonly from: number; readonly before: number };

const selectionOf = ({ month, ...rest }: BillFilter): Selection => ({ ...rest, ...(month === null ? ALWAYS : jstMonthSpan(month)) });

/**
 * Deals of one collection with a bill, in the order of their end: only they have a time of closing.
 * By their fee as well, so that one index answers with the page and with its sum.
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

const billOf = (collection: Collection, deal: Offer | Entry): Bill => ({
  kind: collection === 'offers' ? 'offer' : 'entry',
  id: deal.id,
  jobId: deal.jobId,
  jobTitle: deal.job.title,
  clientId: deal.clientId,
  clientName: deal.client.name,
  talentId: deal.talentId,
  talentName: deal.talent.name,
  fee: deal.billFee ?? 0,
  cancelled: deal.cancellation === 'SETTLED',
  closedAt: deal.closedAt ?? 0,
  billStatus: deal.billStatus ?? 'UNCLAIMED',
  billId: deal.billId,
  billApplyedAt: deal.billApplyedAt,
  feeChanged: deal.feeChengeLog !== null,
});

/** Where a page ends: what comes later begins after it. */
export type BillCursor = { readonly closedAt: number; readonly fee: number; readonly path: string };
type Found = { readonly bill: Bill; readonly path: string };

/** Paths as the database orders them: segment by segment. */
const comparePaths = (a: string, b: string): number => {
  const [left, right] = [a.split('/'), b.split('/')];
  const at = left.findIndex((segment, index) => segment !== right[index]);
  return at < 0 ? 0 : (left[at] as string) < (right[at] as string) ? -1 : 1;
};

/**
 * One order for both kinds, the same every time: by closing, then by fee, then by the document's
 * path.
 */
const inOrder = (a: Found, b: Found): number =>
  a.bill.closedAt - b.bill.closedAt || a.bill.fee - b.bill.fee || comparePaths(a.path, b.path);

const pageOf = async (db: Firestore, collection: Collection, filter: BillFilter, limit: number, after: BillCursor | null) => {
  const query = closed(db, collection, selectionOf(filter)).orderBy(FieldPath.documentId()).limit(limit);
  const { docs } = await (after ? query.startAfter(after.closedAt, after.fee, after.path) : query).get();
  return docs.map((document): Found => ({ bill: billOf(collection, document.data() as Offer | Entry), path: document.ref.path }));
};

/** A page of bills of both kinds, and where the next begins; null at the end. */
export const readBills = async (db: Firestore, filter: BillFilter, limit: number, after: BillCursor | null) => {
  const both = await Promise.all(collections.map((collection) => pageOf(db, collection, filter, limit + 1, after)));
  const found = both.flat().sort(inOrder);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const next: BillCursor | null =
    last && found.length > limit ? { closedAt: last.bill.closedAt, fee: last.bill.fee, path: last.path } : null;
  return { bills: page.map(({ bill }) => bill), next };
};

/**
 * How many bills there are and what they come to, by aggregation over the very queries that list
 * them.
 */
export const totalSelected = async (db: Firestore, selection: Selection): Promise<BillTotals> => {
  const parts = await Promise.all(
    collections.map(async (collection) =>
      (
        await closed(db, collection, selection)
          .aggregate({ count: AggregateField.count(), total: AggregateField.sum('billFee') })
          .get()
      ).data(),
    ),
  );
  return { count: parts.reduce((sum, { count }) => sum + count, 0), total: parts.reduce((sum, { total }) => sum + total, 0) };
};

/** The unclaimed bills of a closing month, of both kinds. */
export const unclaimedOf = (db: Firestore, month: string): Query[] =>
  collections.map((collection) => closed(db, collection, { ...jstMonthSpan(month), clientId: null, status: 'UNCLAIMED' }));

/** The same of a filter's bills. */
export const totalBills = (db: Firestore, filter: BillFilter): Promise<BillTotals> => totalSelected(db, selectionOf(filter));

/** What a closed deal adds to its client's month. */
export type ClosedFee = Pick<Offer, 'clientId' | 'billStatus' | 'billFee'>;

/**
 * The fees of some clients' deals that were closed within a span, 30 clients at the most; null when
 * there are more than `most` of a kind.
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
