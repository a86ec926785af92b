import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import type { AnyEnvelope, AnyEvent } from '#domain/registry.ts';
import { uidOf } from '#domain/testing/contexts.ts';
import { parties } from '#domain/testing/dealSamples.ts';
import { invoiceCredited, invoiceIssued, paymentRecorded } from '#domain/testing/invoices.ts';
import { accepted, adminApproved, approved, closed, made } from '#domain/testing/offerHistories.ts';
import { memoryFirestore } from '#local/memory/firestore.ts';
import { processOf } from '#local/memory/process.ts';
import { send, whatDiffers } from '../testing/memoryProcess.ts';
import { concluding, makeOffer, offerId, worldAfter } from '../testing/smallWorld.ts';
import { compareReservations, reservedBy } from './compareReservations.ts';
import { rebuild } from './rebuild.ts';

const { jobId, talentId, clientId } = parties;
const pair = `reservations/${jobId}_${talentId}`;
const diary = `reservations/diary_${talentId}`;

type Stream = readonly [streamId: string, events: readonly AnyEvent[]];
const reservedIn = (...streams: readonly Stream[]) => {
  const reserved = reservedBy();
  for (const [streamId, events] of streams)
    reserved.add(
      streamId,
      events.map((event, index) => ({ ...event, streamId, version: index + 1 }) as AnyEnvelope),
    );
  return reserved.all();
};
const offer: Stream = ['offer-1', [made, accepted, adminApproved, approved]];
const invoice: Stream = [
  'invoice-1',
  [invoiceIssued, paymentRecorded(1, 10_000, 10_000, 2), paymentRecorded(2, 500, 10_500), invoiceCredited],
];

describe('what streams hold', () => {
  test('a deal holds its job and cast from its first event on, and once concluded the days of the cast', () => {
    const held = { streamId: 'offer-1', jobId, talentId, clientId };
    expect(reservedIn(['offer-1', [made]])).toEqual({ held: new Map([[pair, [held]]]), booked: new Map(), counted: new Map() });
    expect(reservedIn(offer).booked).toEqual(new Map([[diary, new Set(['offer-1'])]]));
    expect(reservedIn(['offer-1', [...offer[1], closed]]).booked).toEqual(new Map());
    // The stream comes again, with more events.
    const again = reservedIn(['offer-1', [made]], offer, ['offer-1', [...offer[1], closed]]);
    expect(again).toMatchObject({ held: new Map([[pair, [held]]]), booked: new Map([[diary, new Set()]]) });
  });

  test('an invoice holds its bills, its number, and the lines of the bank’s statement that it recorded', () => {
    const { held, counted } = reservedIn(invoice);
    expect(Object.fromEntries(held)).toEqual({
      'reservations/invoice_1': [
        { streamId: 'invoice-1', billedOf: `${uidOf.client}_2026-10`, billed: ['offer-offer-1', 'offer-offer-2'] },
      ],
      'reservations/payment_payment-1': [{ streamId: 'invoice-1', deposit: '2026-11-20_10000_2' }],
    });
    expect(Object.fromEntries(counted)).toEqual({ 'invoiceCounters/2026': 1, 'invoiceCounters/CR-2026': 1 });
  });

  test('is the same in whatever order the streams are read', () => {
    const numbered = Array.from({ length: 9 }, (_, nth): Stream => {
      const number = `2026-000${nth + 1}`;
      return [`invoice-${nth}`, [{ ...invoiceIssued, data: { ...invoiceIssued.data, number } } as AnyEvent]];
    });
    fc.assert(
      fc.property(fc.shuffledSubarray([offer, ...numbered], { minLength: 10 }), (streams) => {
        const { counted, held, booked } = reservedIn(...streams);
        expect([counted.get('invoiceCounters/2026'), held.size, booked.size]).toEqual([9, 10, 1]);
      }),
    );
  });
});

describe('what contradicts it', () => {
  const given = async (documents: Readonly<Record<string, object>>, ...streams: readonly Stream[]) => {
    const db = memoryFirestore().connect();
    for (const [path, document] of Object.entries(documents)) await db.doc(path).set(document);
    return (await compareReservations(db, reservedIn(...streams))).map(({ path, expected }) => [path, expected]);
  };
  const held = { streamId: 'offer-1', jobId, talentId, clientId };

  test.each<[string, Readonly<Record<string, object>>, unknown]>([
    ['is whole', { [pair]: held, [diary]: { deals: ['offer-1'] } }, []],
    ['lacks a pair', { [diary]: { deals: ['offer-1'] } }, [[pair, held]]],
    ['names another holder', { [pair]: { ...held, streamId: 'offer-2' } }, [[pair, held]]],
    ['has no diary, so that all deals are looked at', { [pair]: held }, []],
    ['has a diary with more', { [pair]: held, [diary]: { deals: ['offer-9', 'offer-1'] } }, []],
    ['has a diary with less', { [pair]: held, [diary]: { deals: ['offer-9'] } }, [[diary, { deals: ['offer-9', 'offer-1'] }]]],
    ['has one that no stream holds', { [pair]: held, 'reservations/a_b': { streamId: 'offer-3' } }, [['reservations/a_b', null]]],
  ])('a store that %s', async (_, documents, expected) => expect(await given(documents, offer)).toEqual(expected));

  test('a counter that is too low is raised, and never lowered', async () => {
    const counters = (last: number) => ({ 'invoiceCounters/2026': { last }, 'invoiceCounters/CR-2026': { last: 1 } });
    const { held: reservations } = reservedIn(invoice);
    const documents = Object.fromEntries([...reservations].map(([path, [data]]) => [path, data as object]));
    expect(await given({ ...documents, ...counters(0) }, invoice)).toEqual([['invoiceCounters/2026', { last: 1 }]]);
    expect(await given({ ...documents, ...counters(7) }, invoice)).toEqual([]);
    expect(await given(documents, invoice)).toHaveLength(2);
  });

  test('of a pair that was offered again, the newest deal holds it, whatever is read first', async () => {
    const again = { ...made, data: { ...made.data, previous: 'offer-1', earlierDeals: 1 } } as AnyEvent;
    const [old, newest]: Stream[] = [
      ['offer-1', [made]],
      ['offer-2', [again]],
    ];
    const expected = { ...held, streamId: 'offer-2', earlierDeals: 1 };
    for (const streams of [
      [old, newest],
      [newest, old],
    ] as Stream[][]) {
      expect(await given({ [pair]: expected }, ...streams)).toEqual([]);
      expect(await given({ [pair]: held }, ...streams)).toEqual([[pair, expected]]);
    }
  });

  test('of a pair that older data gave to two deals, either holds it', async () => {
    const second = { ...held, streamId: 'offer-2' };
    expect(await given({ [pair]: second }, ['offer-1', [made]], ['offer-2', [made]])).toEqual([]);
  });
});

test('a reservation that is lost is found by a verification and made by a rebuild; then the second deal is refused', async () => {
  const world = await worldAfter(makeOffer, ...concluding);
  const runtime = processOf(world);
  await runtime.db.doc(pair).delete();
  await runtime.db.doc('reservations/no_one').set({ streamId: streamIdOf('offer', 'nothing') });
  expect((await whatDiffers(world)).map((each) => (each as { path: string }).path).sort()).toEqual([pair, 'reservations/no_one'].sort());
  await rebuild(runtime);
  expect(await whatDiffers(world)).toEqual([]);
  expect(world.database.documents().get(pair)).toMatchObject({ streamId: `offer-${offerId}` });
  const second = { ...makeOffer, entityId: 'offer-2', commandId: 'another' };
  await expect(send(runtime, second)).rejects.toMatchObject({ code: 'offer-exist' });
});
