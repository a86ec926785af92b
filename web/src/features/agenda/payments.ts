import { labelOf } from '#domain/kernel/fieldMeta.ts';
import type { CsvCell } from '#domain/kernel/format/csv.ts';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import { noPrices } from '#domain/kernel/prices.ts';
import { payoutFields, payoutLabels } from '#domain/money/payout/fields.ts';
import { yearAmounts } from '#domain/money/payout/yearPaper.ts';
import { type Amounts, amountsOf } from '#domain/work/deal/amounts.ts';
import type { Payout } from '#projections/payout/payouts.schema.ts';
import type { DealRef } from '#web/entities/deal/kinds.ts';
import type { Line } from './agenda.ts';

// What a cast receives for its deals, by when, and what was paid.

/** The states of an amount. Before the work is completed, the amount can change. */
export const paymentLabels = { expected: '見込み', fixed: '確定', paid: '支払済' } as const;
export type PaymentState = keyof typeof paymentLabels;

/** What a cast receives for one deal. Dates are JST (`YYYY-MM-DD`). */
export type Payment = DealRef & {
  readonly title: string;
  readonly client: string;
  readonly workEndsOn: string;
  /** Null without a terms sheet. */
  readonly payDue: string | null;
  readonly state: PaymentState;
  readonly isCancelFee: boolean;
  readonly amounts: Amounts;
  /** What was settled after the work (yen, with tax). */
  readonly extra: number;
};

const states: Readonly<Record<string, PaymentState>> = { IS_APPROVED: 'expected', IS_CLOSED: 'fixed', IS_ADMIN_CLOSED: 'fixed' };
export const paidStatuses = Object.keys(states);

/** The amounts of a deal; null if it brings nothing. No share is taken from a cancellation fee. */
const amountsFor = ({ status, fee, scheduleToClose, prices, cancelFee, closedAt }: Line['deal']): Amounts | null => {
  if (status === 'IS_ADMIN_CLOSED') return cancelFee && closedAt ? amountsOf(cancelFee, closedAt, 'talent', noPrices) : null;
  return fee === null || scheduleToClose === null ? null : amountsOf(fee, scheduleToClose, 'talent', prices ?? noPrices);
};

/** A deal's settlement; `total` is in yen with tax. */
type Settled = { readonly id: string; readonly total: number | null };

export const paymentsOf = (lines: readonly Line[], settled: readonly Settled[] = []): Payment[] =>
  lines
    .flatMap(({ kind, id, deal }): Payment[] => {
      const { workEndsOn, status, sheet, job, client } = deal;
      const [state, amounts] = [states[status], amountsFor(deal)];
      if (workEndsOn === null || !state || !amounts) return [];
      const isCancelFee = status === 'IS_ADMIN_CLOSED';
      const payDue = sheet?.payDue ?? null;
      const extra = settled.find((each) => each.id === id)?.total ?? 0;
      return [{ kind, id, title: job.title || 'お仕事', client: client.name, workEndsOn, payDue, state, isCancelFee, amounts, extra }];
    })
    .sort((a, b) => (a.workEndsOn < b.workEndsOn ? -1 : 1));

/** The payments, with those of which a statement says that all is paid. */
export const withPaid = (payments: readonly Payment[], payouts: readonly Pick<Payout, 'status' | 'lines'>[]): Payment[] => {
  const paid = new Set(payouts.flatMap(({ status, lines }) => (status === 'PAID' ? lines.map(({ deal }) => deal) : [])));
  return payments.map((payment) => {
    const { kind, id, extra } = payment;
    const isPaid = paid.has(streamIdOf(kind, id)) && (extra === 0 || paid.has(streamIdOf('settlement', id)));
    return isPaid ? { ...payment, state: 'paid' } : payment;
  });
};

const isOf = (year: string, date: string | null): boolean => date?.startsWith(`${year}-`) ?? false;

export const workedIn = (payments: readonly Payment[], year: string): Payment[] =>
  payments.filter(({ workEndsOn }) => isOf(year, workEndsOn));

/** The payments of a year: for its work, or due in it. */
export const ofYear = (payments: readonly Payment[], year: string): Payment[] =>
  payments.filter(({ workEndsOn, payDue }) => isOf(year, workEndsOn) || isOf(year, payDue));

/** The sum of some payments (yen, with tax). */
export const sumOf = (payments: readonly Pick<Payment, 'amounts' | 'extra'>[]): number =>
  payments.reduce((sum, { amounts, extra }) => sum + amounts.total + extra, 0);

export const stateOf = (payments: readonly Payment[]): PaymentState => {
  const has = (wanted: PaymentState) => payments.some(({ state }) => state === wanted);
  return has('expected') ? 'expected' : has('fixed') ? 'fixed' : 'paid';
};

/** The unpaid amounts on the earliest due day from today on; null if there is none. */
export const nextPayment = (all: readonly Payment[], today: string) => {
  const payments = all.filter(({ state }) => state !== 'paid');
  const [payDue] = payments.flatMap((payment) => (payment.payDue !== null && payment.payDue >= today ? [payment.payDue] : [])).sort();
  return payDue === undefined ? null : { payDue, payments: payments.filter((payment) => payment.payDue === payDue) };
};

/** The payments that are due in a month (`YYYY-MM`); null: the due day is not known. */
export type DueMonth = { readonly month: string | null; readonly payments: readonly Payment[] };

const END = '9999';
const byMonth = (payments: readonly Payment[]): DueMonth[] =>
  [
    ...Map.groupBy(
      payments.toSorted((a, b) => ((a.payDue ?? END) < (b.payDue ?? END) ? -1 : 1)),
      ({ payDue }) => payDue?.slice(0, 7) ?? null,
    ),
  ].map(([month, due]) => ({ month, payments: due }));

/** The months of due days from today on, the next first; and of past due days, the last first. */
export const dueMonths = (payments: readonly Payment[], today: string) => {
  const { past = [], ahead = [] } = Object.groupBy(payments, ({ payDue }) => (payDue !== null && payDue < today ? 'past' : 'ahead'));
  return { ahead: byMonth(ahead), past: byMonth(past).reverse() };
};

type Sums = Readonly<Record<PaymentState, number>>;
const sumsOf = (payments: readonly Payment[]): Sums => {
  const { paid = [], fixed = [], expected = [] } = Object.groupBy(payments, ({ state }) => state);
  return { paid: sumOf(paid), fixed: sumOf(fixed), expected: sumOf(expected) };
};

/** The sums of a year of work (`YYYY`, yen with tax), and of each of its months from January on. */
export const yearSums = (payments: readonly Payment[], year: string): Sums & { readonly months: readonly Sums[] } => {
  const worked = workedIn(payments, year);
  const months = Array.from({ length: 12 }, (_, at) => `${year}-${`${at + 1}`.padStart(2, '0')}`);
  return { ...sumsOf(worked), months: months.map((month) => sumsOf(worked.filter(({ workEndsOn }) => workEndsOn.startsWith(month)))) };
};

export const stateText = ({ state, isCancelFee }: Payment): string => `${paymentLabels[state]}${isCancelFee ? '（取消料）' : ''}`;

export const paymentsFile = (payments: readonly Payment[]): CsvCell[][] => [
  [
    '日付',
    'クライアント',
    'お仕事',
    '報酬（税抜）',
    '消費税',
    '利用料（税込）',
    '受け取り額（税込）',
    '状態',
    '支払期日',
    '時間外・立て替え（税込）',
  ],
  ...payments.map((payment) => {
    const { workEndsOn, client, title, payDue, amounts, extra } = payment;
    const { fee, tax, share } = amounts;
    return [workEndsOn, client, title, fee, tax, share, sumOf([payment]), stateText(payment), payDue ?? '未定', extra];
  }),
];

type Stated = Pick<Payout, 'month' | 'status' | (typeof yearAmounts)[number] | 'payBy' | 'paidOn'>;
export const statementsFile = (payouts: readonly Stated[]): CsvCell[][] => [
  [labelOf(payoutFields.month), ...yearAmounts.map((name) => labelOf(payoutFields[name])), '状態', labelOf(payoutFields.payBy), '支払日'],
  ...payouts.map((payout) => {
    const { month, status, payBy, paidOn } = payout;
    return [month, ...yearAmounts.map((name) => payout[name]), payoutLabels[status], payBy, paidOn ?? ''];
  }),
];
