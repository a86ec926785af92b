import { isDeepStrictEqual } from 'node:util';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { jstMonthSpan } from '#domain/kernel/calendar/days.ts';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { ratesWithin } from '#domain/kernel/consumptionTax.ts';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import { noPrices, shareOf } from '#domain/kernel/prices.ts';
import { accountAt, hintOf, taxesOf } from '#domain/money/payee/fields.ts';
import { isCorrectable, payoutIdOf } from '#domain/money/payout/fields.ts';
import { type PayoutLine, payByOf, sumsOf } from '#domain/money/payout/statement.ts';
import type { UnfixedMonth } from '#domain/money/payout/unfixedMonth.ts';
import { legalPayDay } from '#domain/work/deal/payDays.ts';
import { dealDocument } from '#projections/deal/deals.schema.ts';
import type { Entry } from '#projections/deal/entries.schema.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';
import { type Payee, payeePath } from '#projections/payout/payees.schema.ts';
import { type Payout, payoutPath } from '#projections/payout/payouts.schema.ts';
import type { Settlement } from '#projections/settlement/settlements.schema.ts';
import { getMany } from '../platform/getMany.ts';

type Worked = { readonly talentId: string; readonly name: string; readonly title: string; readonly line: PayoutLine };

const dealCollections = ['offers', 'entries'] as const;
/** How many deals of a kind a month's list reads. */
const CLOSED_MAX = 1_000;

/** What a closed deal brings its cast; none without a fee. No share is taken of a cancellation. */
const workedOf = (kind: 'offer' | 'entry', deal: Offer | Entry): Worked[] => {
  const { id, talentId, talent, job, fee, prices, status, cancelFee, closedAt, workEndsOn, sheet } = deal;
  const isCancelled = status === 'IS_ADMIN_CLOSED';
  const net = (isCancelled ? cancelFee : fee) ?? 0;
  if (closedAt === null || net === 0) return [];
  const day = workEndsOn ?? jstDate(closedAt);
  const latest = legalPayDay(day);
  const line: PayoutLine = {
    kind: isCancelled ? 'CANCEL_FEE' : 'FEE',
    deal: streamIdOf(kind, id),
    day,
    net,
    percent: ratesWithin(closedAt, closedAt + 1)[0]?.percent ?? 0,
    share: isCancelled ? 0 : shareOf(net, prices ?? noPrices),
    payBy: sheet && sheet.payDue < latest ? sheet.payDue : latest,
  };
  return [{ talentId, name: talent.name, title: job.title, line }];
};

/** What the settlements of a query bring their casts, with name and title of the deal. No share. */
const settledIn = async (db: Firestore, query: Query): Promise<Worked[]> => {
  const settled = (await query.get()).docs.map((document) => document.data() as Settlement);
  const deals = await getMany(
    db,
    settled.map(({ dealKind, jobId, id }) => db.doc(dealDocument(dealKind === 'offer' ? 'offers' : 'entries', jobId, id))),
  );
  return settled.flatMap(({ talentId, streamId, lastDay, parts }, at) => {
    const deal = deals[at]?.data() as Offer | Entry | undefined;
    const payBy = legalPayDay(lastDay);
    return parts.map(
      ({ kind, net, percent }): Worked => ({
        talentId,
        name: deal?.talent.name ?? '',
        title: deal?.job.title ?? '',
        line: { kind, deal: streamId, day: lastDay, net, percent, share: 0, payBy },
      }),
    );
  });
};

const inOrder = (worked: readonly Worked[]): Worked[] =>
  worked.toSorted((a, b) => (a.line.day + a.line.deal < b.line.day + b.line.deal ? -1 : 1));

const workedIn = async (queries: readonly Query[], { from, before }: ReturnType<typeof jstMonthSpan>): Promise<Worked[]> => {
  const found = await Promise.all(queries.map((query) => query.get()));
  const worked = found.flatMap(({ docs }, at) =>
    docs.flatMap((document) => {
      const deal = document.data() as Offer | Entry;
      const isOfMonth = deal.closedAt !== null && deal.closedAt >= from && deal.closedAt < before;
      return isOfMonth ? workedOf(at === 0 ? 'offer' : 'entry', deal) : [];
    }),
  );
  return worked;
};

/**
 * What the deals that closed in a month bring a cast: of those that changed since the month began,
 * for which an index exists. And what was settled in that month, whenever the work was: statements
 * of earlier months may be paid.
 */
export const workOfCast = async (db: Firestore, talentId: string, month: string): Promise<Worked[]> => {
  const span = jstMonthSpan(month);
  const queries = dealCollections.map((dealCollection) =>
    db.collectionGroup(dealCollection).where('talentId', '==', talentId).where('updatedAt', '>=', span.from).orderBy('updatedAt', 'desc'),
  );
  const settled = db
    .collection('settlements')
    .where('talentId', '==', talentId)
    .where('fixedAt', '>=', span.from)
    .where('fixedAt', '<', span.before);
  return inOrder((await Promise.all([workedIn(queries, span), settledIn(db, settled)])).flat());
};

/** The account that is in effect at a time (ms). */
export const accountOf = (payee: Payee | undefined, at: number) => (payee ? accountAt(payee, at) : null);

/** The casts' months without a statement of the current content, by the latest day of payment. */
export const unfixedMonths = async (db: Firestore, month: string, now: number): Promise<readonly UnfixedMonth[]> => {
  const span = jstMonthSpan(month);
  // The index of bills.
  const queries = dealCollections.map((dealCollection) =>
    db
      .collectionGroup(dealCollection)
      .where('closedAt', '>=', span.from)
      .where('closedAt', '<', span.before)
      .orderBy('closedAt')
      .orderBy('billFee')
      .limit(CLOSED_MAX),
  );
  const settled = db.collection('settlements').where('fixedAt', '>=', span.from).where('fixedAt', '<', span.before).limit(CLOSED_MAX);
  const worked = inOrder((await Promise.all([workedIn(queries, span), settledIn(db, settled)])).flat());
  const casts = [...Map.groupBy(worked, ({ talentId }) => talentId)];
  const paths = casts.flatMap(([talentId]) => [payoutPath(payoutIdOf(talentId, month)), payeePath(talentId)]);
  const documents = await getMany(
    db,
    paths.map((path) => db.doc(path)),
  );
  return casts
    .flatMap(([talentId, theirs], at): UnfixedMonth[] => {
      const [statement, payee] = [documents[2 * at]?.data() as Payout | undefined, documents[2 * at + 1]?.data() as Payee | undefined];
      const lines = theirs.map(({ line }) => line);
      const taxes = taxesOf(payee);
      const sums = sumsOf(lines, taxes.isCompany);
      const changed = { ...taxes, total: sums.total };
      const isSame =
        statement &&
        isDeepStrictEqual(changed, { isCompany: statement.isCompany, registration: statement.registration, total: statement.total });
      if (statement && (isSame || !isCorrectable(statement.status))) return [];
      const account = accountOf(payee, now);
      return [
        {
          talentId,
          name: theirs[0]?.name ?? '',
          count: lines.length,
          sums,
          payBy: payByOf(lines),
          account: account && hintOf(account),
          isCorrected: statement !== undefined,
        },
      ];
    })
    .sort((a, b) => (a.payBy < b.payBy ? -1 : 1));
};
