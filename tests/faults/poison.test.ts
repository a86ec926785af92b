import { beforeAll, expect, test } from 'vitest';
import { run } from '#functions/replay/commandLine.ts';
import { runtime } from '#functions/runtime.ts';
import { deliver, type Message } from '#functions/subscriptions/delivery.ts';
import { MAX_FAILURES } from '#functions/subscriptions/parking.ts';
import { readModelsHandler } from '#functions/subscriptions/readModels.ts';
import { connectToStack } from '#local/stack/controlServer.ts';
import { type Projector, projector } from '#projections/projector.ts';
import { readModelProjectors } from '#projections/readModels.ts';
import { send } from '#tests/support/callables.ts';
import { type Deal, newOffers, whenStatus } from '#tests/support/deals.ts';
import { whatDiffers, whenCaughtUp } from '#tests/support/log.ts';
import { type Cast, newCast } from '#tests/support/people.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await newCast();
});

test('a projector that throws on one event parks that stream only; after a fix, retry heals it', async () => {
  const [poisoned, healthy] = (await newOffers(cast, 2)) as [Deal, Deal];
  await whenCaughtUp();
  // The functions host is away: this test delivers, with a projector that has a fault.
  const stack = connectToStack();
  const faulty: Projector = projector('faulty', 1, () => [], {
    OfferFeeChanged: ({ streamId }) => {
      if (streamId === `offer-${poisoned.offerId}`) throw new Error('a fault in the projector');
      return [];
    },
  });
  const handler = readModelsHandler([...readModelProjectors, faulty]);
  const message = (offerId: string, version: number): Message => ({ streamId: `offer-${offerId}`, version });

  await stack.faults.set({ drop: 1 });
  for (const { offerId } of [poisoned, healthy]) await send(cast.client, 'offers', { type: 'changeFee', offerId, fee: 32_000 });
  for (let attempt = 1; attempt < MAX_FAILURES; attempt++)
    await expect(deliver(runtime(), 'readModels', handler, message(poisoned.offerId, 2))).rejects.toThrow('a fault in the projector');
  // The fifth failure parks: the message is acknowledged, and later events of the stream wait too.
  await deliver(runtime(), 'readModels', handler, message(poisoned.offerId, 2));
  await send(cast.client, 'offers', { type: 'cancel', offerId: poisoned.offerId });
  await deliver(runtime(), 'readModels', handler, message(poisoned.offerId, 3));
  await deliver(runtime(), 'readModels', handler, message(healthy.offerId, 2));
  await stack.faults.clear();

  const { db } = runtime();
  expect((await db.doc(healthy.path).get()).get('fee')).toBe(32_000);
  expect((await db.doc(poisoned.path).get()).data()).toMatchObject({ fee: 30_000, status: 'IN_PROGRESS' });
  const parked = (await db.doc(`parkedStreams/readModels_offer-${poisoned.offerId}`).get()).data();
  expect(parked).toMatchObject({ version: 2, error: 'a fault in the projector' });
  expect(Object.keys(parked ?? {})).not.toContain('data');

  const lines: string[] = [];
  await run(['parked'], (line) => lines.push(line), runtime());
  expect(lines.some((line) => line.includes(`offer-${poisoned.offerId} stands before version 2`))).toBe(true);
  expect(await run(['retry', '--stream', `offer-${poisoned.offerId}`], () => {}, runtime())).toBe(0);
  expect(await whenStatus(poisoned.path, 'IS_CANCELED')).toMatchObject({ fee: 32_000 });
  await whenCaughtUp();
  expect(await whatDiffers()).toEqual([]);
});
