import { expect, test } from 'vitest';
import { DomainError } from '../../kernel/domainError.ts';
import { assertNumberFree } from './billNumber.ts';

const bill = (clientId: string, billId: string | null, state: 'CLAIMED' | 'UNCLAIMED' = 'CLAIMED') => ({ clientId, billId, bill: state });
const own = bill('client-1', null, 'UNCLAIMED');

test('a number of another client’s invoice is refused, with an error at the field', () => {
  const claim = () => assertNumberFree('0042', own, [bill('client-1', '0042'), bill('client-2', '0042')]);
  expect(claim).toThrow(DomainError);
  expect(claim).toThrow(expect.objectContaining({ code: 'bill-number-taken', fields: { billId: expect.any(String) } }));
});

test('an invoice of the same client takes more bills, and a released number is free', () => {
  expect(() =>
    assertNumberFree('0042', own, [bill('client-1', '0042'), bill('client-2', null, 'UNCLAIMED'), bill('client-2', '43'), {}]),
  ).not.toThrow();
});

test('a number in the form of an invoice number is refused', () => {
  const claim = (billId: string) => () => assertNumberFree(billId, own, []);
  expect(claim('2026-0042')).toThrow(expect.objectContaining({ code: 'bill-number-reserved', fields: { billId: expect.any(String) } }));
  expect(claim('INV-2026-0042')).not.toThrow();
});
