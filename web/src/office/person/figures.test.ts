import { expect, test } from 'vitest';
import { endOfJstDay, startOfJstDay } from '#domain/kernel/calendar/instants.ts';
import { invoicedByMonth, partnersOf, paymentDays, rateText } from './figures.ts';

test('the rate of conclusion counts deals with a result, and needs each count in full', () => {
  expect(rateText([60, 1], [4, 0])).toBe('93.8%');
  expect(rateText([0, 0], [0, 0])).toBe('－');
  expect(rateText([1, undefined], [0, 0])).toBe('…');
  expect(rateText([1, null], [0, 0])).toBe('－');
  expect(rateText([1000, 3], [20, 0])).toBe('－');
});

test('days to pay are the mean of paid invoices; credited and unpaid ones have none', () => {
  const invoice = (status: 'PAID' | 'ISSUED', paidOn: string | null) => ({
    status,
    paidOn,
    issuedAt: startOfJstDay('2026-10-01'),
    dueAt: endOfJstDay('2026-10-31'),
  });
  expect(
    paymentDays([invoice('PAID', '2026-10-27'), invoice('PAID', '2026-10-25'), invoice('PAID', null), invoice('ISSUED', '2026-10-02')]),
  ).toEqual({
    taken: 25,
    early: 5,
    count: 2,
  });
  expect(paymentDays([invoice('PAID', '2026-11-03')])).toMatchObject({ early: -3 });
  expect(paymentDays([])).toBeNull();
});

test('the months of invoices end with the current one, without voided invoices and what was credited', () => {
  const invoice = (month: string, status: 'PAID' | 'VOIDED', total: number, credited = 0) => ({ month, status, total, credited });
  const months = invoicedByMonth(
    [
      invoice('2026-10', 'PAID', 3_000, 1_000),
      invoice('2026-10', 'PAID', 500),
      invoice('2026-10', 'VOIDED', 900),
      invoice('2025-10', 'PAID', 700),
    ],
    startOfJstDay('2026-11-20'),
  );
  expect(months.map(({ month }) => month)).toHaveLength(12);
  expect(months.at(0)).toEqual({ month: '2025-12', yen: 0 });
  expect(months.slice(-2)).toEqual([
    { month: '2026-10', yen: 2_500 },
    { month: '2026-11', yen: 0 },
  ]);
});

test('partners are counted over concluded deals only, the most first', () => {
  const card = (name: string) => ({ id: name, name, thumbnail: null, version: 1 });
  const row = (talentId: string, status: 'IS_APPROVED' | 'IS_CLOSED' | 'IS_REFUSED') => ({
    kind: 'offer' as const,
    deal: { status, clientId: 'c', talentId, client: card('C'), talent: card(talentId) },
  });
  const rows = [row('a', 'IS_APPROVED'), row('b', 'IS_APPROVED'), row('b', 'IS_CLOSED'), row('a', 'IS_REFUSED')];
  expect(partnersOf(rows, 'talent')).toMatchObject([
    { uid: 'b', count: 2 },
    { uid: 'a', count: 1 },
  ]);
  expect(partnersOf(rows, 'client')).toMatchObject([{ uid: 'c', count: 3 }]);
});
