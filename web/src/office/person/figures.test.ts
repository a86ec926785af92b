import { expect, test } from 'vitest';
import { endOfJstDay, startOfJstDay } from '#domain/kernel/calendar/instants.ts';
import { paymentDays, rateText } from './figures.ts';

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
