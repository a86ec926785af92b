import { expect, test } from 'vitest';
import type { InvoiceEvent } from '#domain/money/invoice/events.ts';
import { advanceLeft } from '#domain/money/invoice/status.ts';
import { uidOf } from '#domain/testing/contexts.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { carriedOver, invoiceCredited, invoiceIssued, paymentRecorded } from '#domain/testing/invoices.ts';
import { project } from '../testing/project.ts';
import type { InvoiceDocument, OfficeInvoice } from './invoices.schema.ts';
import { invoices } from './invoices.ts';

const about = { number: '2026-0001', clientId: uidOf.client };
const reason = '別の請求書への入金';
const struck: InvoiceEvent = { type: 'InvoicePaymentStruck', data: { ...about, paymentId: 'payment-1', yen: 71_505, reason, paid: 0 } };

const after = (...events: InvoiceEvent[]) => {
  const documents = project([invoices], envelopes('invoice-invoice-1', invoiceIssued, ...events));
  return {
    invoice: documents['invoices/2026-0001'] as unknown as InvoiceDocument,
    office: documents['officeInvoices/2026-0001'] as unknown as OfficeInvoice,
  };
};

test('an invoice has its number as id, and is unpaid', () => {
  const { invoice, office } = after();
  expect(invoice).toMatchObject({
    id: 'invoice-1',
    status: 'ISSUED',
    total: 71_505,
    paid: 0,
    paidOn: null,
    titles: ['舞台の出演', '舞台の出演'],
  });
  expect(office).toMatchObject({ payments: [], paymentWords: [], voidReason: null });
});

test('the casts are named on their lines; without one of their keys the invoice names none of them', () => {
  const named = (casts: string[] | null): InvoiceEvent => ({ type: 'InvoiceCastsNamed', data: { ...about, talentIds: ['hana'], casts } });
  expect(after().invoice).toMatchObject({ casts: [], talentIds: [] });
  expect(after(named(['山田 花子', ''])).invoice).toMatchObject({ casts: ['山田 花子', ''], talentIds: ['hana'] });
  expect(after(named(null)).invoice).toMatchObject({ casts: null, titles: ['舞台の出演', '舞台の出演'] });
});

test('only the office’s document names the payer', () => {
  const { invoice, office } = after(paymentRecorded(1, 71_505, 71_505));
  expect(invoice).toMatchObject({ status: 'PAID', paid: 71_505, paidOn: '2026-11-20' });
  expect(JSON.stringify(invoice)).not.toContain('ヒカリキカク');
  expect(office.paymentWords).toEqual([{ payer: 'カ）ヒカリキカク', reason: null }]);
});

test('a struck payment stays in the office’s document with its reason', () => {
  const { invoice, office } = after(paymentRecorded(1, 71_505, 71_505), struck);
  expect(invoice).toMatchObject({ status: 'ISSUED', paid: 0, paidOn: null });
  expect(office.payments).toMatchObject([{ id: 'payment-1', yen: 71_505, struckAt: expect.any(Number) }]);
  expect(office.paymentWords).toEqual([{ payer: 'カ）ヒカリキカク', reason }]);
});

test('a valid payment has a receipt, whose number stays after another one is struck', () => {
  const [first, second] = [paymentRecorded(1, 71_505, 71_505), paymentRecorded(2, 1_000, 72_505)];
  expect(after(first, second).invoice.receipts).toEqual([
    { nth: 1, yen: 71_505, on: '2026-11-20' },
    { nth: 2, yen: 1_000, on: '2026-11-20' },
  ]);
  const left = { ...struck, data: { ...struck.data, paid: 1_000 } } as InvoiceEvent;
  expect(after(first, second, left).invoice.receipts).toEqual([{ nth: 2, yen: 1_000, on: '2026-11-20' }]);
});

test('a carried surplus moves the advance payments of the client, until it is struck', () => {
  expect(after(paymentRecorded(1, 71_505, 71_505)).invoice).toMatchObject({ carried: 0, movesAdvance: false });
  expect(after(...carriedOver).invoice).toMatchObject({ status: 'PAID', carried: 5_000, advance: 0, movesAdvance: true });
  const back: InvoiceEvent = { ...struck, data: { ...struck.data, paymentId: 'payment-2', yen: -5_000, paid: 76_505 } };
  expect(after(...carriedOver, back).invoice).toMatchObject({ carried: 0, movesAdvance: false });
  const used = paymentRecorded(1, 5_000, 5_000);
  const next = after({ ...used, data: { ...used.data, kind: 'ADVANCE', payer: '' } }).invoice;
  expect(next).toMatchObject({ carried: 0, advance: 5_000, movesAdvance: true });
  expect(advanceLeft([after(...carriedOver).invoice, next])).toBe(0);
});

test('a credit note reduces the amount to pay; only the office reads its reason', () => {
  const { invoice, office } = after(invoiceCredited, paymentRecorded(1, 66_005, 66_005));
  expect(invoice).toMatchObject({ status: 'PAID', total: 71_505, credited: 5_500, creditRemarks: ['時間外の取り消し'] });
  expect(invoice.credits).toMatchObject([{ number: 'CR-2026-0001', net: 5_000, tax: 500, total: 5_500 }]);
  expect(JSON.stringify(invoice)).not.toContain('拘束時間');
  expect(office.creditReasons).toEqual(['拘束時間が短かったため']);
});

test('an overdue invoice stays overdue until it is paid, and again after the payment is struck', () => {
  const overdue: InvoiceEvent = { type: 'InvoiceOverdue', data: { ...about, total: 71_505, paid: 0, dueAt: 1 } };
  expect(after(overdue).invoice.status).toBe('OVERDUE');
  expect(after(overdue, paymentRecorded(1, 71_505, 71_505)).invoice.status).toBe('PAID');
  expect(after(overdue, paymentRecorded(1, 71_505, 71_505), struck).invoice.status).toBe('OVERDUE');
});

test('a void invoice tells the client so, and only the office why', () => {
  const { invoice, office } = after({ type: 'InvoiceVoided', data: { ...about, deals: [], reason: '宛名の誤り' } });
  expect(invoice).toMatchObject({ status: 'VOIDED', voidedAt: expect.any(Number) });
  expect(JSON.stringify(invoice)).not.toContain('宛名の誤り');
  expect(office.voidReason).toBe('宛名の誤り');
});
