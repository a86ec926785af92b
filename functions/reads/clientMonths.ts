import type { Firestore } from 'firebase-admin/firestore';
import { jstMonthSpan } from '#domain/kernel/calendar/days.ts';
import { ratesWithin } from '#domain/kernel/consumptionTax.ts';
import { type ClientMonth, type FiguresByStatus, monthOf, settledStretches } from '#domain/money/bill/clientMonth.ts';
import { billStatuses } from '#domain/work/deal/billStatus.ts';
import type { BillMonth } from '#projections/deal/billMonths.ts';
import { shownName } from '#projections/kernel/fields.schema.ts';
import { type ClosedFee, feesOfClients, totalSelected } from '../bills/selectBills.ts';
import { settledByStatus, settledFor } from '../bills/settledBills.ts';
import type { BillProfiles } from './billProfiles.ts';

type Span = { readonly from: number; readonly before: number };

const figuresWithin = async (db: Firestore, { from, before }: Span, clientId: string | null): Promise<FiguresByStatus> => {
  const figures = billStatuses.map(async (status) => {
    const { count, total } = await totalSelected(db, { from, before, clientId, status });
    return [status, { count, fees: total }] as const;
  });
  return Object.fromEntries(await Promise.all(figures)) as FiguresByStatus;
};

const figuresIn = (deals: readonly ClosedFee[]): FiguresByStatus => {
  const figures = billStatuses.map((status) => {
    const fees = deals.filter(({ billStatus }) => billStatus === status).map(({ billFee }) => billFee ?? 0);
    return [status, { count: fees.length, fees: fees.reduce((sum, fee) => sum + fee, 0) }] as const;
  });
  return Object.fromEntries(figures) as FiguresByStatus;
};

/**
 * The most deals of each kind that are read for a page, with one query instead of six per client.
 */
const READ_AT_MOST = 300;

/**
 * The figures of a page's clients. If they have more deals than `most`, the database computes sums.
 */
const figuresByClient = async (db: Firestore, span: Span, clientIds: readonly string[], most: number) => {
  const deals = clientIds.length > 0 ? await feesOfClients(db, span, clientIds, most) : [];
  if (deals === null) return (clientId: string) => figuresWithin(db, span, clientId);
  const byClient = Map.groupBy(deals, ({ clientId }) => clientId);
  return async (clientId: string) => figuresIn(byClient.get(clientId) ?? []);
};

const figuresOf = async (db: Firestore, month: string) => {
  const { from, before } = jstMonthSpan(month);
  const stretches = ratesWithin(from, before).map(async (span) => ({
    percent: span.percent,
    figures: await figuresWithin(db, span, null),
  }));
  // Only the tax depends on the rate, and it is per client.
  const settled = { percent: 0, figures: await settledByStatus(db, month) };
  return monthOf(await Promise.all(stretches), [settled]);
};

/** The last client of a page. Clients are sorted by the reading of their name, then by id. */
export type ClientCursor = { readonly kana: string; readonly clientId: string };

/** A page of the clients with bills of a month; `next` is null at the end. */
const clientsOf = async (db: Firestore, month: string, limit: number, after: ClientCursor | null) => {
  const query = db
    .collection('billMonths')
    .where('month', '==', month)
    .orderBy('client.kana')
    .orderBy('clientId')
    .limit(limit + 1);
  const { docs } = await (after === null ? query : query.startAfter(after.kana, after.clientId)).get();
  const found = docs.map((document) => document.data() as BillMonth);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const next: ClientCursor | null = last && found.length > limit ? { kana: last.client.kana, clientId: last.clientId } : null;
  return { ids: page.map(({ clientId }) => clientId), next };
};

/** A page of a month's clients with figures, from at most `most` deals of each kind. */
export const readClientMonths = async (
  db: Firestore,
  profilesOf: BillProfiles['ofClients'],
  month: string,
  limit: number,
  after: ClientCursor | null,
  most = READ_AT_MOST,
): Promise<{ readonly rows: readonly ClientMonth[]; readonly next: ClientCursor | null }> => {
  const { ids, next } = await clientsOf(db, month, limit, after);
  const { from, before } = jstMonthSpan(month);
  const [profiles, settled, ...stretches] = await Promise.all([
    profilesOf(ids, month),
    settledFor(db, month, ids),
    ...ratesWithin(from, before).map(async (span) => ({
      percent: span.percent,
      figuresFor: await figuresByClient(db, span, ids, most),
    })),
  ]);
  const rows = ids.map(async (clientId): Promise<ClientMonth> => {
    const { name = '', company = '' } = profiles.get(clientId) ?? {};
    const parts = stretches.map(async ({ percent, figuresFor }) => ({ percent, figures: await figuresFor(clientId) }));
    const extras = settledStretches(settled.filter((each) => each.clientId === clientId));
    const figures = monthOf(await Promise.all(parts), extras);
    return { month, clientId, clientName: shownName({ name, company: { name: company } }), ...figures };
  });
  return { rows: await Promise.all(rows), next };
};

/**
 * The number of clients of a month, the sums of all bills, and those of settlements among them
 * (yen, without tax). Tax is per client.
 */
export const readMonth = async (
  db: Firestore,
  month: string,
): Promise<{ readonly clients: number } & Pick<ClientMonth, 'bills' | 'extras'>> => {
  const [clients, { bills, extras }] = await Promise.all([
    db.collection('billMonths').where('month', '==', month).count().get(),
    figuresOf(db, month),
  ]);
  return { clients: clients.data().count, bills, extras };
};
