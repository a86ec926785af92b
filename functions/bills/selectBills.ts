import { AggregateField, FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import { jstMonthSpan } from '#domain/kernel/calendar/days.ts';
import { jstMonth } from '#domain/kernel/calendar/instants.ts';
import { BILLS_SUMMED_MAX, type Bill, type BillTotals, isOneBill, type ListTotals } from '#domain/money/bill/billRow.ts';
import type { BillFilter } from '#domain/office/audit/fields.ts';
import { dealDocument } from '#projections/deal/deals.schema.ts';
import type { Entry } from '#projections/deal/entries.schema.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';
import type { Settlement } from '#projections/settlement/settlements.schema.ts';
import { getMany } from '../platform/getMany.ts';
import { billOrderOf, ordersOf } from './billOrders.ts';
import { settledOf, settledWith, totalSettled } from './settledBills.ts';

type Deal = Offer | Entry;
type Collection = 'offers' | 'entries';
const collections: readonly Collection[] = ['offers', 'entries'];
const ALWAYS = { from: 0, before: 8_640_000_000_000_000 };

/** Bills of deals closed in [from, before) (ms), of a client, in a status; null means all. */
type Selection = Omit<BillFilter, 'month'> & { readonly from: number; readonly before: number };

const selectionOf = ({ month, ...rest }: BillFilter): Selection => ({ ...rest, ...(month === null ? ALWAYS : jstMonthSpan(month)) });

/** Closed deals, by closing and amount: one index serves both the page and its sum. */
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
const partsOf = ({ billFee, fee, cancellation }: Deal): Pick<Bill, 'fee' | 'serviceFee'> => {
  const billed = billFee ?? 0;
  const net = cancellation === 'SETTLED' ? billed : (fee ?? billed);
  return { fee: net, serviceFee: billed - net };
};

const billOf = (kind: Bill['kind'], deal: Deal): Bill => ({
  kind,
  id: deal.id,
  jobId: deal.jobId,
  jobTitle: deal.job.title,
  clientId: deal.clientId,
  clientName: deal.client.name,
  talentId: deal.talentId,
  talentName: deal.talent.name,
  ...partsOf(deal),
  extra: 0,
  isSupplement: false,
  cancelled: deal.cancellation === 'SETTLED',
  closedAt: deal.closedAt ?? 0,
  month: jstMonth(deal.closedAt ?? 0),
  billStatus: deal.billStatus ?? 'UNCLAIMED',
  billId: deal.billId,
  billApplyedAt: deal.billApplyedAt,
  feeChanged: deal.feeChengeLog !== null,
  order: null,
});

const claimOf = ({ billMonth, billStatus, billId }: Settlement) => ({ month: billMonth, billStatus, billId });

const withSettled = (bill: Bill, settled: Settlement | undefined): Bill =>
  settled && isOneBill(bill, claimOf(settled)) ? { ...bill, extra: settled.billNet ?? 0 } : bill;

/** The row of a settlement; none if it is part of its deal's row. */
const supplementOf = (settled: Settlement, deal: Deal | undefined): Bill[] => {
  if (!deal) return [];
  const bill = billOf(settled.dealKind, deal);
  const { month, billStatus, billId } = claimOf(settled);
  if (isOneBill(bill, claimOf(settled))) return [];
  const supplement: Bill = {
    ...bill,
    fee: 0,
    serviceFee: 0,
    extra: settled.billNet ?? 0,
    isSupplement: true,
    cancelled: false,
    feeChanged: false,
    closedAt: settled.fixedAt ?? 0,
    month: month ?? bill.month,
    billStatus: billStatus ?? 'UNCLAIMED',
    billId,
    // The claim is the last that happens to a settlement.
    billApplyedAt: billStatus === 'CLAIMED' ? settled.updatedAt : null,
  };
  return [supplement];
};

/** The last document of a page; the next page starts after it. `fee`: its amount. */
export type BillCursor = { readonly closedAt: number; readonly fee: number; readonly path: string };
/** A document with its place in the order. */
type Found<Of> = BillCursor & { readonly of: Of };
type FoundDeal = Found<{ readonly kind: Bill['kind']; readonly deal: Deal }>;
type FoundSettlement = Found<{ readonly settled: Settlement }>;

/** Firestore's order of paths: segment by segment. */
const comparePaths = (a: string, b: string): number => {
  const [left, right] = [a.split('/'), b.split('/')];
  const at = left.findIndex((segment, index) => segment !== right[index]);
  return at < 0 ? 0 : (left[at] as string) < (right[at] as string) ? -1 : 1;
};

/** One stable order for all kinds: by closing, amount and path. */
const inOrder = (a: BillCursor, b: BillCursor): number => a.closedAt - b.closedAt || a.fee - b.fee || comparePaths(a.path, b.path);

const isSettlement = ({ path }: BillCursor): boolean => path.startsWith('settlements/');

/** In the order, settlements come after deals with the same time and amount. */
const dealsAfter = (ordered: Query, after: BillCursor | null): Query => {
  if (after === null) return ordered;
  const { closedAt, fee, path } = after;
  return isSettlement(after) ? ordered.startAfter(closedAt, fee) : ordered.startAfter(closedAt, fee, path);
};
const settledAfter = (ordered: Query, after: BillCursor | null): Query => {
  if (after === null) return ordered;
  const { closedAt, fee, path } = after;
  return isSettlement(after) ? ordered.startAfter(closedAt, fee, path.split('/')[1]) : ordered.startAt(closedAt, fee);
};

const pageOfDeals = async (db: Firestore, filter: BillFilter, limit: number, after: BillCursor | null): Promise<FoundDeal[]> => {
  const both = collections.map(async (collection) => {
    const ordered = closed(db, collection, selectionOf(filter)).orderBy(FieldPath.documentId());
    const { docs } = await dealsAfter(ordered, after).limit(limit).get();
    return docs.map((document): FoundDeal => {
      const deal = document.data() as Deal;
      const kind = collection === 'offers' ? 'offer' : 'entry';
      return { of: { kind, deal }, closedAt: deal.closedAt ?? 0, fee: deal.billFee ?? 0, path: document.ref.path };
    });
  });
  return (await Promise.all(both)).flat().sort(inOrder);
};

const pageOfSettled = async (db: Firestore, filter: BillFilter, limit: number, after: BillCursor | null): Promise<FoundSettlement[]> => {
  const ordered = settledOf(db, filter).orderBy(FieldPath.documentId());
  const { docs } = await settledAfter(ordered, after).limit(limit).get();
  return docs.map((document): FoundSettlement => {
    const settled = document.data() as Settlement;
    return { of: { settled }, closedAt: settled.fixedAt ?? 0, fee: settled.billNet ?? 0, path: document.ref.path };
  });
};

/** The bills of deals without settlements, at most `limit`. */
export const readDeals = async (db: Firestore, filter: BillFilter, limit: number): Promise<readonly Bill[]> =>
  (await pageOfDeals(db, filter, limit, null)).slice(0, limit).map(({ of: { kind, deal } }) => billOf(kind, deal));

/** What a page needs beside its deals and settlements, by id of the deal. */
const partners = async (db: Firestore, page: readonly (FoundDeal | FoundSettlement)[]) => {
  const settled = page.flatMap(({ of }) => ('settled' in of ? [of.settled] : []));
  const dealIds = page.flatMap(({ of }) => ('deal' in of ? [of.deal.id] : []));
  const paths = settled.map(({ dealKind, jobId, id }) => dealDocument(dealKind === 'offer' ? 'offers' : 'entries', jobId, id));
  const [ofDeal, orders, deals] = await Promise.all([
    settledWith(db, dealIds),
    ordersOf(db, [...new Set([...dealIds, ...settled.map(({ id }) => id)])]),
    getMany(
      db,
      paths.map((path) => db.doc(path)),
    ),
  ]);
  return { ofDeal, orders, dealOf: new Map(deals.map((document) => [document.id, document.data() as Deal | undefined])) };
};

/**
 * A page of bills: deals of both kinds, and settlements. `next` is null at the end. A page can have
 * fewer rows than `limit`, because a settlement can be part of its deal's row. Beyond the queries,
 * the settlements of its deals, the deals of its settlements, and the orders of both are read.
 */
export const readBills = async (db: Firestore, filter: BillFilter, limit: number, after: BillCursor | null) => {
  const both = await Promise.all([pageOfDeals(db, filter, limit + 1, after), pageOfSettled(db, filter, limit + 1, after)]);
  const all: readonly (FoundDeal | FoundSettlement)[] = both.flat().sort(inOrder);
  const page = all.slice(0, limit);
  const { ofDeal, orders, dealOf } = await partners(db, page);
  const found = page.flatMap(({ of }): Bill[] => {
    if ('deal' in of) return [withSettled(billOf(of.kind, of.deal), ofDeal.get(of.deal.id))];
    return supplementOf(of.settled, dealOf.get(of.settled.id));
  });
  const bills = found.map((bill) => ({ ...bill, order: billOrderOf(orders.get(bill.id)) ?? null }));
  const last = page.at(-1);
  const next: BillCursor | null = last && all.length > limit ? { closedAt: last.closedAt, fee: last.fee, path: last.path } : null;
  return { bills, next };
};

const together = (parts: readonly BillTotals[]): BillTotals => ({
  count: parts.reduce((sum, { count }) => sum + count, 0),
  total: parts.reduce((sum, { total }) => sum + total, 0),
});

/**
 * The number and sum (yen) of deals' bills, aggregated over the same queries as the pages. With
 * `most`, at most so much of each kind.
 */
export const totalSelected = async (db: Firestore, selection: Selection, most?: number): Promise<BillTotals> => {
  const parts = await Promise.all(
    collections.map(async (collection) => {
      const query = closed(db, collection, selection);
      const bounded = most === undefined ? query : query.limit(most);
      return (await bounded.aggregate({ count: AggregateField.count(), total: AggregateField.sum('billFee') }).get()).data();
    }),
  );
  return together(parts);
};

/** Queries for the unclaimed bills of a closing month: deals of both kinds, and settlements. */
export const unclaimedOf = (db: Firestore, month: string): Query[] => {
  const filter = { month, clientId: null, status: 'UNCLAIMED' } as const;
  return [...collections.map((collection) => closed(db, collection, selectionOf(filter))), settledOf(db, filter)];
};

/** The number and sum (yen, without tax) of the bills of a filter: deals and settlements. */
export const totalBills = async (db: Firestore, filter: BillFilter): Promise<BillTotals> =>
  together(await Promise.all([totalSelected(db, selectionOf(filter)), totalSettled(db, filter)]));

/**
 * The totals beside a list. A month or a client bounds them. Over all time an aggregation would
 * read every bill, so it stops at `BILLS_SUMMED_MAX` of a kind.
 */
export const listTotals = async (db: Firestore, filter: BillFilter): Promise<ListTotals> => {
  const most = filter.month !== null || filter.clientId !== null ? undefined : BILLS_SUMMED_MAX;
  const [deals, settled] = await Promise.all([totalSelected(db, selectionOf(filter), most), totalSettled(db, filter, most)]);
  const isMore = most !== undefined && (deals.count >= most || settled.count >= most);
  return { ...together([deals, settled]), settled, isMore };
};

/** The part of a closed deal that counts for its client's month. */
export type ClosedFee = Pick<Offer, 'clientId' | 'billStatus' | 'billFee'>;

/** The fees (yen) of at most 30 clients' deals closed in a span; null above `most` deals. */
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
