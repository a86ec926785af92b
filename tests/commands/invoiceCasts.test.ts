import { expect, test } from 'vitest';
import { jstMonth } from '#domain/kernel/calendar/instants.ts';
import { runtime } from '#functions/runtime.ts';
import type { InvoiceDocument } from '#projections/invoice/invoices.schema.ts';
import { closedOffer } from '#tests/support/bills.ts';
import { send } from '#tests/support/callables.ts';
import { whenCaughtUp } from '#tests/support/log.ts';
import { document, newCast, newTalent } from '#tests/support/people.ts';
import { pathsContaining } from '#tests/support/traces.ts';

test('an invoice names the casts of its lines, and none after one of them has left; the rest stays', async () => {
  const cast = await newCast();
  const [leaving, staying] = ['目印 はな', '目印 ゆき'];
  const talent = await newTalent(cast.office, leaving);
  const closedAt = Date.parse('2027-03-20T12:00:00+09:00');
  await closedOffer(cast, 10_000, closedAt, { talent });
  await closedOffer(cast, 5_000, closedAt, { talentName: staying });
  await whenCaughtUp();
  const { uid: clientId } = cast.client;
  await send(cast.office, 'invoices', { type: 'issue', clientId, month: jstMonth(closedAt), expected: { count: 2, total: 16_500 } });
  await whenCaughtUp();
  const invoices = await runtime().db.collection('invoices').where('clientId', '==', clientId).get();
  const [{ number, casts, titles }] = invoices.docs.map((found) => found.data()) as [InvoiceDocument];
  expect([...(casts ?? [])].sort()).toEqual([leaving, staying].sort());

  await send(talent, 'accounts', { type: 'withdraw' });
  await whenCaughtUp();
  expect(await document<InvoiceDocument>(`invoices/${number}`, (found) => found.casts === null)).toMatchObject({ total: 16_500, titles });
  expect((await pathsContaining(leaving)).filter((path) => path.startsWith('invoices/'))).toEqual([]);
});
