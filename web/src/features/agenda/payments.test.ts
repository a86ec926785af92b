import { describe, expect, test } from 'vitest';
import { noPrices } from '#domain/kernel/prices.ts';
import { statementsIn } from '#domain/money/payout/yearPaper.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { NOON } from '#domain/testing/contexts.ts';
import { dealKinds } from '#domain/testing/dealKinds.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { histories } from '#domain/testing/offerHistories.ts';
import { sums } from '#domain/testing/payoutSamples.ts';
import { amountsOf } from '#domain/work/deal/amounts.ts';
import type { Entry } from '#projections/deal/entries.schema.ts';
import { entries as entryProjector } from '#projections/deal/entries.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';
import { offers as offerProjector } from '#projections/deal/offers.ts';
import { project } from '#projections/testing/project.ts';
import { linesOf } from './agenda.ts';
import {
  dueMonths,
  nextPayment,
  ofYear,
  type Payment,
  paymentsFile,
  paymentsOf,
  statementsFile,
  stateOf,
  sumOf,
  withPaid,
  workedIn,
  yearSums,
} from './payments.ts';

/** The payments for the only deal of a stream. */
const paymentsAfter = (name: 'offer' | 'entry', events: readonly AnyEvent[]): Payment[] => {
  const rows = Object.values(project([offerProjector, entryProjector], envelopes(`${name}-d1`, ...events))).filter(
    (row) => (row as { readonly status?: string }).status !== undefined,
  );
  return paymentsOf(name === 'offer' ? linesOf(rows as Offer[], []) : linesOf([], rows as Entry[]));
};

const payment = (id: string, workEndsOn: string, payDue: string | null, state: Payment['state'] = 'fixed'): Payment => ({
  ...({ kind: 'offer', id, title: 'お仕事', client: '株式会社あおぞら映像', workEndsOn, payDue, state, isCancelFee: false } as const),
  amounts: amountsOf(10_000, NOON, 'talent', noPrices),
  extra: 0,
});
const idsOf = (payments: readonly Payment[]) => payments.map(({ id }) => id);

describe.each(dealKinds.map((kind) => [kind.name, kind] as const))('what an %s brings', (name, { histories, cancellations, ...kind }) => {
  test('is expected after the conclusion, and fixed after the work', () => {
    expect(paymentsAfter(name, histories.IS_APPROVED ?? [])).toMatchObject([
      { state: 'expected', amounts: { fee: 40_000, total: 44_000 } },
    ]);
    expect(paymentsAfter(name, histories.IS_CLOSED ?? [])).toMatchObject([{ state: 'fixed', amounts: { total: 44_000 } }]);
  });
  test('is the cancellation fee with tax, without the share', () => {
    const shared = (histories.IS_APPROVED ?? []).map((event) =>
      'prices' in event.data ? ({ ...event, data: { ...event.data, prices: { ...noPrices, shareRate: 10 } } } as AnyEvent) : event,
    );
    expect(paymentsAfter(name, shared)).toMatchObject([{ amounts: { share: 4_400, total: 39_600 } }]);
    expect(paymentsAfter(name, [...shared, ...cancellations.ASKED, kind.cancellationSettled])).toMatchObject([
      { state: 'fixed', isCancelFee: true, amounts: { fee: 20_000, tax: 2_000, share: 0, total: 22_000 } },
    ]);
  });
  test('is nothing before the conclusion, and after an end without a fee', () => {
    expect(paymentsAfter(name, histories.IS_ADMIN_APPROVED ?? [])).toEqual([]);
    expect(paymentsAfter(name, histories.IS_ADMIN_CLOSED ?? [])).toEqual([]);
  });
});

const all = [
  payment('october', '2026-10-24', '2026-11-26'),
  payment('today', '2026-11-01', '2026-11-27'),
  payment('same', '2026-11-02', '2026-11-27', 'expected'),
  payment('undated', '2026-11-03', null),
  payment('december', '2026-12-10', '2027-01-29', 'expected'),
  payment('september', '2026-09-01', '2026-09-30'),
];

test('the next payment has all deals of the earliest due day from today on', () => {
  const next = nextPayment(all, '2026-11-27');
  expect([next?.payDue, idsOf(next?.payments ?? [])]).toEqual(['2026-11-27', ['today', 'same']]);
  expect([sumOf(next?.payments ?? []), stateOf(next?.payments ?? [])]).toEqual([22_000, 'expected']);
  expect(nextPayment(all, '2027-01-30')).toBeNull();
});

test('months of due days come in order, without a day at the end, past ones apart from the last', () => {
  const { ahead, past } = dueMonths(all, '2026-11-27');
  const shown = (months: typeof ahead) => months.map(({ month, payments }) => [month, ...idsOf(payments)]);
  expect(shown(ahead)).toEqual([
    ['2026-11', 'today', 'same'],
    ['2027-01', 'december'],
    [null, 'undated'],
  ]);
  expect(shown(past)).toEqual([
    ['2026-11', 'october'],
    ['2026-09', 'september'],
  ]);
});

test('a year has its work and what is due in it; its sums count its work only', () => {
  expect(idsOf(ofYear(all, '2027'))).toEqual(['december']);
  expect(workedIn(all, '2027')).toEqual([]);
  const paidFor = [{ status: 'PAID' as const, lines: [{ deal: 'offer-september' }] }];
  const { paid, fixed, expected, months } = yearSums(withPaid(all, paidFor as never), '2026');
  expect([paid, fixed, expected]).toEqual([11_000, 33_000, 22_000]);
  expect(yearSums(all, '2027')).toMatchObject({ paid: 0, fixed: 0, expected: 0 });
  expect(months.slice(8)).toEqual([
    { paid: 11_000, fixed: 0, expected: 0 },
    { paid: 0, fixed: 11_000, expected: 0 },
    { paid: 0, fixed: 22_000, expected: 11_000 },
    { paid: 0, fixed: 0, expected: 11_000 },
  ]);
});

test('a payment is paid when the fee and what was settled are', () => {
  const settled = { ...payment('d1', '2026-11-03', null), extra: 5_500 };
  const payout = (...deals: readonly string[]) => [{ status: 'PAID', lines: deals.map((deal) => ({ deal })) }] as never;
  expect(withPaid([settled], payout('offer-d1'))[0]?.state).toBe('fixed');
  expect(withPaid([settled], payout('offer-d1', 'settlement-d1'))[0]?.state).toBe('paid');
});

test('the statements of a year have the tax that was withheld of paid ones, and a line each in their file', () => {
  const stated = (month: string, status: 'PAID' | 'FIXED') => {
    const paidOn = status === 'PAID' ? '2026-11-25' : null;
    return { ...sums, month, status, payBy: '2026-11-30', paidOn };
  };
  const { rows, paid } = statementsIn([stated('2026-10', 'FIXED'), stated('2026-09', 'PAID'), stated('2025-12', 'PAID')], '2026');
  expect([rows.map(({ month }) => month), paid.withheld]).toEqual([['2026-09', '2026-10'], 7_657]);
  expect(statementsFile(rows).slice(1)).toEqual([
    ['2026-09', 75_000, 7_500, 0, 7_657, 74_843, '支払済', '2026-11-30', '2026-11-25'],
    ['2026-10', 75_000, 7_500, 0, 7_657, 74_843, '確認待ち', '2026-11-30', ''],
  ]);
});

test('the file has a line for each payment; its total is the fee with tax, less the share', () => {
  const amounts = amountsOf(10_000, NOON, 'talent', { ...noPrices, shareRate: 5 });
  const undated = { ...payment('undated', '2026-11-03', null), amounts, isCancelFee: true };
  expect(paymentsFile([undated]).at(1)).toEqual([
    ...['2026-11-03', '株式会社あおぞら映像', 'お仕事', 10_000, 1_000, 550, 10_450, '確定（取消料）', '未定', 0],
  ]);
});

test('what was settled after the work is in every sum, and in a column of its own', () => {
  const lines = linesOf(Object.values(project([offerProjector], envelopes('offer-d1', ...histories.IS_CLOSED))).slice(0, 1) as Offer[], []);
  const payments = paymentsOf(lines, [
    { id: 'd1', total: 21_340 },
    { id: 'other', total: 500 },
  ]);
  expect([sumOf(payments), payments[0]?.extra]).toEqual([44_000 + 21_340, 21_340]);
  expect(paymentsFile(payments).map((row) => [row[6], row.at(-1)])).toEqual([
    ['受け取り額（税込）', '時間外・立て替え（税込）'],
    [65_340, 21_340],
  ]);
});
