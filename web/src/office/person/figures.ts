import { daysFrom, latestMonths } from '#domain/kernel/calendar/days.ts';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { formatCount } from '#domain/kernel/format/numbers.ts';
import { owedOf } from '#domain/money/invoice/status.ts';
import { stageOf } from '#domain/work/deal/stages.ts';
import type { InvoiceDocument } from '#projections/invoice/invoices.schema.ts';
import type { Deal, DealKind } from '#web/entities/deal/kinds.ts';
import type { Count } from '#web/shared/data/reads/readOnce.ts';
import { UNKNOWN } from '../list/texts.ts';
import type { PersonSide } from './parts.ts';

export type PersonFigure = {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
  /** Overdue money. */
  readonly isLate?: boolean;
  readonly to?: string;
};

/** The limit of a count, which the rules allow. */
export const COUNT_MAX = 1000;

/** A sum of counts as text: 「…」 until all are known. */
export const countText = (...counts: readonly Count[]): string => {
  if (counts.includes(null)) return UNKNOWN;
  if (counts.includes(undefined)) return '…';
  const sum = counts.reduce<number>((all, count) => all + (count ?? 0), 0);
  return formatCount(sum) + (counts.includes(COUNT_MAX) ? '以上' : '');
};

/** The share of concluded deals among those with a result, in per cent: 「93.8%」. */
export const rateText = (concluded: readonly Count[], ended: readonly Count[]): string => {
  const all = [...concluded, ...ended];
  if (all.includes(undefined)) return '…';
  // A cut count gives a wrong share.
  if (all.some((count) => count === null || count === COUNT_MAX)) return UNKNOWN;
  const sumOf = (counts: readonly Count[]) => counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  const results = sumOf(all);
  return results === 0 ? UNKNOWN : `${((sumOf(concluded) / results) * 100).toFixed(1)}%`;
};

/** The mean days from issue to payment, and from payment to the due date; null without one. */
export const paymentDays = (invoices: readonly Pick<InvoiceDocument, 'status' | 'issuedAt' | 'dueAt' | 'paidOn'>[]) => {
  const paid = invoices.flatMap(({ status, issuedAt, dueAt, paidOn }) =>
    status === 'PAID' && paidOn !== null ? [{ taken: daysFrom(jstDate(issuedAt), paidOn), early: daysFrom(paidOn, jstDate(dueAt)) }] : [],
  );
  if (paid.length === 0) return null;
  const mean = (days: readonly number[]) => Math.round(days.reduce((sum, day) => sum + day, 0) / paid.length);
  return { taken: mean(paid.map(({ taken }) => taken)), early: mean(paid.map(({ early }) => early)), count: paid.length };
};

/** When a client pays, beside the due date. */
export const earlyText = (early: number): string => {
  if (early === 0) return '期限どおり';
  return early > 0 ? `期限の${early}日前` : `期限の${-early}日後`;
};

type Invoiced = Pick<InvoiceDocument, 'month' | 'status' | 'total' | 'credited'>;

/** The invoiced amounts (yen, with tax) of the last twelve months, the oldest first. */
export const invoicedByMonth = (invoices: readonly Invoiced[], now: number) =>
  latestMonths(now, 12)
    .toReversed()
    .map((month) => {
      const inMonth = invoices.filter((invoice) => invoice.month === month && invoice.status !== 'VOIDED');
      return { month, yen: inMonth.reduce((sum, invoice) => sum + owedOf(invoice), 0) };
    });

const PARTNERS = 4;

type DealRow = { readonly kind: DealKind; readonly deal: Pick<Deal, 'status' | 'clientId' | 'talentId' | 'client' | 'talent'> };

export const partnersOf = (rows: readonly DealRow[], other: PersonSide) => {
  const concluded = rows.flatMap(({ kind, deal }) => (stageOf(kind, deal.status) === 'concluded' ? [deal] : []));
  return [...Map.groupBy(concluded, (deal) => deal[`${other}Id`])]
    .map(([uid, deals]) => ({ uid, card: deals[0]?.[other], count: deals.length }))
    .sort((a, b) => b.count - a.count)
    .slice(0, PARTNERS);
};
