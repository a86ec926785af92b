import { beforeAll, expect, test } from 'vitest';
import { jstDate, jstMonth } from '#domain/kernel/calendar/instants.ts';
import { run } from '#functions/operator/commandLine.ts';
import { runtime } from '#functions/runtime.ts';
import type { InvoiceDocument, OfficeInvoice } from '#projections/invoice/invoices.schema.ts';
import { closedOffer } from '#tests/support/bills.ts';
import { call, refusal, send } from '#tests/support/callables.ts';
import { now } from '#tests/support/level.ts';
import { whenCaughtUp } from '#tests/support/log.ts';
import { type Cast, newCast } from '#tests/support/people.ts';

const ends = ['2027-03-20', '2027-04-20', '2027-05-20'].map((day) => Date.parse(`${day}T12:00:00+09:00`));
const months = ends.map((at) => jstMonth(at)) as [string, string, string];

let cast: Cast;
beforeAll(async () => {
  cast = await newCast();
  for (const at of ends) await closedOffer(cast, 10_000, at);
  await whenCaughtUp();
});

const issue = (month: string) =>
  send(cast.office, 'invoices', { type: 'issue', clientId: cast.client.uid, month, expected: { count: 1, total: 11_000 } });
const act = (invoiceId: string, type: string, more: object = {}) => send(cast.office, 'invoices', { type, invoiceId, ...more });
const invoiceOf = async (month: string): Promise<InvoiceDocument> => {
  const { docs } = await runtime().db.collection('invoices').where('clientId', '==', cast.client.uid).where('month', '==', month).get();
  return docs.map((found) => found.data() as InvoiceDocument)[0] as InvoiceDocument;
};
const paymentOf = async ({ number }: InvoiceDocument, kind: string): Promise<string> => {
  const { payments } = (await runtime().db.doc(`officeInvoices/${number}`).get()).data() as OfficeInvoice;
  return payments.findLast((payment) => payment.kind === kind)?.id ?? '';
};

test('a surplus is set off by one of two invoices at once, and is not taken back while it is used', async () => {
  const [first, second, third] = months;
  await issue(first);
  const paid = await invoiceOf(first);
  const at = jstDate(now());
  await act(paid.id, 'recordPayment', { yen: 16_000, at, payer: 'カ）ヒカリキカク' });
  await act(paid.id, 'carry', { yen: 5_000, at });
  const preview = await call(cast.office, 'bills', { type: 'preview', clientId: cast.client.uid, month: second });
  expect(preview).toMatchObject({ sums: { total: 11_000 }, advance: 5_000 });

  const outcomes = await Promise.allSettled([issue(second), issue(third)]);
  for (const [place, { status }] of outcomes.entries()) if (status === 'rejected') await issue([second, third][place] as string);
  const next = await Promise.all([second, third].map(invoiceOf));
  expect(next.map(({ total, tax, advance, paid }) => [total, tax, advance, paid]).sort()).toEqual([
    [11_000, 1_000, 0, 0],
    [11_000, 1_000, 5_000, 5_000],
  ]);

  const user = next.find(({ advance }) => advance > 0) as InvoiceDocument;
  const strike = async (invoice: InvoiceDocument, kind: string) =>
    act(invoice.id, 'strikePayment', { paymentId: await paymentOf(invoice, kind), reason: '返金のため' });
  expect((await refusal(strike(paid, 'CARRIED'))).details).toMatchObject({ code: 'advance-used' });
  await strike(user, 'ADVANCE');
  await strike(paid, 'CARRIED');
  await act(paid.id, 'refund', { yen: 5_000, at });
  expect(await invoiceOf(first)).toMatchObject({ status: 'PAID', paid: 11_000 });

  await whenCaughtUp();
  for (const month of months) {
    const printed: string[] = [];
    expect([await run(['money', '--month', month], (line) => printed.push(line), runtime()), printed.at(-1)]).toEqual([
      0,
      `${month}: 8 equations, 0 with a difference`,
    ]);
  }
});
