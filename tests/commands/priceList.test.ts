import { beforeAll, expect, test } from 'vitest';
import { DAY, jstDate, jstMonth, startOfJstDay } from '#domain/kernel/calendar/instants.ts';
import type { InvoicePreview } from '#domain/money/invoice/content.ts';
import { runtime } from '#functions/runtime.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';
import type { InvoiceDocument } from '#projections/invoice/invoices.schema.ts';
import type { Countersign } from '#projections/office/countersigns.schema.ts';
import { closedEntry, closedOffer } from '#tests/support/bills.ts';
import { call, codeOf, send } from '#tests/support/callables.ts';
import { level, now } from '#tests/support/level.ts';
import { whenCaughtUp } from '#tests/support/log.ts';
import { type Cast, document, newCast, newOffice, type Person } from '#tests/support/people.ts';

const prices = { serviceRate: 10, serviceMin: 3_000, shareRate: 5 };
const reason = '料金の改定';
const tomorrow = () => jstDate(now() + DAY);

let cast: Cast;
let second: Person;
beforeAll(async () => {
  cast = await newCast();
  second = await newOffice();
});

const billed = async (collection: 'offers' | 'entries', id: string) => {
  const { docs } = await runtime().db.collectionGroup(collection).where('id', '==', id).get();
  const { billFee, prices } = { ...(docs[0]?.data() as Offer) };
  return { billFee, prices };
};

test('a price list needs a second member; deals keep the prices of their conclusion', async () => {
  const from = tomorrow();
  const announce = { type: 'announce', from, ...prices };
  expect(await codeOf(send(cast.office, 'priceLists', { ...announce, reason }))).toBe('second-needed');
  const asked = { aggregate: 'priceList', command: announce };
  const id = (await send(cast.office, 'countersigns', { type: 'ask', asked, reason })).streamId.slice('countersign-'.length);
  expect(await codeOf(send(cast.office, 'countersigns', { type: 'confirm', countersignId: id }))).toBe('second-is-first');
  await send(second, 'countersigns', { type: 'confirm', countersignId: id });
  await document<Countersign>(`countersigns/${id}`, ({ status }) => status === 'CARRIED_OUT');
  await document('priceLists/operator', ({ lists }: { lists: readonly unknown[] }) => lists.length === 1);

  const closing = startOfJstDay(from) + 20 * DAY;
  const before = await closedOffer(cast, 10_000, closing);
  await level().reach(startOfJstDay(from));
  const [after, entry] = [await closedOffer(cast, 60_000, closing), await closedEntry(cast, 100_000, closing)];
  expect(await billed('offers', before)).toEqual({ billFee: 10_000, prices: { serviceRate: 0, serviceMin: 0, shareRate: 0 } });
  expect(await billed('offers', after)).toEqual({ billFee: 66_000, prices });
  // The last consent came from the office.
  expect(await billed('entries', entry)).toEqual({ billFee: 110_000, prices });

  await whenCaughtUp();
  const { uid: clientId } = cast.client;
  const month = jstMonth(closing);
  const preview = await call<InvoicePreview>(cast.office, 'bills', { type: 'preview', clientId, month });
  expect(preview.lines.map(({ net, service }) => [net, service])).toEqual([
    [10_000, false],
    [60_000, false],
    [6_000, true],
    [100_000, false],
    [10_000, true],
  ]);
  expect(preview.sums).toMatchObject({ net: 186_000, tax: 18_600, total: 204_600 });
  await send(cast.office, 'invoices', { type: 'issue', clientId, month, expected: { count: 3, total: 204_600 } });
  const [issued] = (await runtime().db.collection('invoices').where('clientId', '==', clientId).get()).docs;
  const invoice = issued?.data() as InvoiceDocument;
  expect([invoice.lines.length, invoice.titles?.length, invoice.total]).toEqual([5, 5, 204_600]);
  await whenCaughtUp();
  const { docs } = await runtime().db.collectionGroup('offers').where('billId', '==', invoice.number).get();
  expect(docs.length).toBe(2);
});
