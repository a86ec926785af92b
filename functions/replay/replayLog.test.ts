import { expect, test } from 'vitest';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { notification } from '#domain/talk/notification/notification.ts';
import { processOf } from '#local/memory/process.ts';
import { inboxPath } from '#projections/inbox/inbox.schema.ts';
import { EARLY_KEPT } from '#projections/notification/notifications.ts';
import { commandOf, send, settle, whatDiffers } from '../testing/memoryProcess.ts';
import { makeOffer, offerId, talentId, worldAfter } from '../testing/smallWorld.ts';

const open = (notificationIds: readonly string[], commandId: string) =>
  commandOf(notification, talentId, { type: 'open', notificationIds }, talentId, { commandId, begins: true });

test('a notification that was opened stays opened, however many a person opens afterwards', async () => {
  const world = await worldAfter(makeOffer);
  const runtime = processOf(world);
  const told = `offer-${offerId}_1_${talentId}`;
  await send(runtime, open([told], 'the first'));
  const { notificationsOpenedMax: most } = businessRules;
  for (let from = 0; from < EARLY_KEPT; from += most) {
    const invented = Array.from({ length: most }, (_, n) => `offer-none_${from + n + 1}_${talentId}`);
    await send(runtime, open(invented, `from ${from}`));
  }
  await settle(world);
  const documents = world.database.documents();
  expect(documents.get(`notifications/${told}`)).toMatchObject({ openedAt: expect.any(Number) });
  expect((documents.get(inboxPath(talentId)) as { openedEarly: unknown[] }).openedEarly).toHaveLength(EARLY_KEPT);
  expect(await whatDiffers(world)).toEqual([]);
});
