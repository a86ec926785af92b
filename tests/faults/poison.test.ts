import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { offer } from '#domain/work/offer/offer.ts';
import { deliver } from '#functions/delivery/deliver.ts';
import { MAX_FAILURES } from '#functions/delivery/parking.ts';
import { executeCommand } from '#functions/eventStore/executeCommand.ts';
import { run } from '#functions/operator/commandLine.ts';
import { paths } from '#functions/platform/firestorePaths.ts';
import { subscriptionsOf } from '#functions/policies/routing.ts';
import { commitHooksOf } from '#functions/projections/commitHooks.ts';
import { ownDocumentsHandler } from '#functions/projections/ownDocuments.ts';
import { runtime } from '#functions/runtime.ts';
import { type Projector, projector } from '#projections/kernel/projector.ts';
import { ownProjectors } from '#projections/readModels.ts';
import { send } from '#tests/support/callables.ts';
import { type Deal, newOffers, whenStatus } from '#tests/support/deals.ts';
import { eventsOf, whatDiffers, whenCaughtUp } from '#tests/support/log.ts';
import { type Cast, newCast } from '#tests/support/people.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await newCast();
});

test('a projector that throws leaves the event committed and the stream owed; five failures park only that stream; a retry repairs it', async () => {
  const [poisoned, healthy] = (await newOffers(cast, 2)) as [Deal, Deal];
  await whenCaughtUp();
  const streamId = `offer-${poisoned.offerId}`;
  const faulty: Projector = projector('faulty', () => [], {
    OfferFeeChanged: (event) => {
      if (event.streamId === streamId) throw new Error('a fault in the projector');
      return [];
    },
  });
  const failing = { ...runtime(), following: commitHooksOf(subscriptionsOf, [...ownProjectors, faulty]) };
  const changeFee = (offerId: string) =>
    executeCommand(failing, {
      aggregate: offer,
      entityId: offerId,
      command: { type: 'changeFee', fee: 32_000 } as { type: string },
      commandId: randomUUID(),
      sender: { uid: cast.client.uid, hasRequiredSecondFactor: false },
    });
  const { db } = runtime();
  const owedFrom = async () => (await db.doc(paths.head(streamId)).get()).get('owedFrom');

  // Nothing is published: the test delivers.
  const [refused, written] = [await changeFee(poisoned.offerId), await changeFee(healthy.offerId)];
  expect(await eventsOf(streamId)).toHaveLength(2);
  expect([refused.message?.owes, written.message?.owes]).toEqual([
    ['readModels', 'shared', 'policies'],
    ['shared', 'policies'],
  ]);
  expect(await owedFrom()).toBe(2);
  expect((await db.doc(healthy.path).get()).get('fee')).toBe(32_000);

  const message = { streamId, version: 2 };
  for (let attempt = 1; attempt < MAX_FAILURES; attempt++)
    await expect(deliver(failing, 'readModels', ownDocumentsHandler, message)).rejects.toThrow('a fault in the projector');
  // The fifth failure parks the stream: the message is acknowledged, and later events wait too.
  await deliver(failing, 'readModels', ownDocumentsHandler, message);
  await send(cast.client, 'offers', { type: 'cancel', offerId: poisoned.offerId });
  expect((await db.doc(poisoned.path).get()).data()).toMatchObject({ fee: 30_000, status: 'IN_PROGRESS' });
  const parked = (await db.doc(`parkedStreams/readModels_${streamId}`).get()).data();
  expect(parked).toMatchObject({ version: 2, error: 'a fault in the projector' });
  expect(Object.keys(parked ?? {})).not.toContain('data');

  const lines: string[] = [];
  await run(['parked'], (line) => lines.push(line), runtime());
  expect(lines.some((line) => line.includes(`${streamId} is parked before version 2`))).toBe(true);
  expect(await run(['retry', '--stream', streamId], () => {}, runtime())).toBe(0);
  expect(await whenStatus(poisoned.path, 'IS_CANCELED')).toMatchObject({ fee: 32_000 });
  expect(await owedFrom()).toBeNull();
  await whenCaughtUp();
  expect(await whatDiffers()).toEqual([]);
});
