import { beforeAll, describe, expect, test } from 'vitest';
import { HOUR, MINUTE } from '#domain/kernel/calendar/instants.ts';
import { NOON } from '#domain/testing/contexts.ts';
import { deviceNamed } from '#domain/testing/devices.ts';
import { processOf, type World } from '#local/memory/process.ts';
import { fork, send, settle } from '../../testing/memoryProcess.ts';
import {
  addDevice,
  makeOffer,
  offerId,
  removeDevice,
  suspendTalent,
  talentId,
  withdrawTalent,
  worldAfter,
} from '../../testing/smallWorld.ts';
import { deliverPush, MAX_TRIES, sweepPushes } from './deliverPush.ts';
import type { PushOutcome } from './pusher.ts';
import type { Push } from './pushes.ts';

const pushId = `offer-${offerId}_1_${talentId}`;
const [a, b] = [deviceNamed('a').deviceId, deviceNamed('b').deviceId];
const title = 'オファーが届きました';
const path = `/talent/mypage/offers/${offerId}`;

const pushIn = ({ database }: World) => database.documents().get(`pushes/${pushId}`) as unknown as Push | undefined;
const devicesIn = ({ database }: World) =>
  database.documents().get(`pushDevices/${talentId}`)?.devices as readonly { id: string }[] | undefined;
const shown = (world: World) => [...world.effects].filter((effect) => effect.startsWith('push '));
/** A process whose push services answer with these outcomes. */
const answering = (world: World, outcomeOf: (deviceId: string) => PushOutcome, now = NOON) => {
  const sent: string[] = [];
  const runtime = {
    ...processOf(world),
    now: () => now,
    pusher: async ({ id }: { readonly id: string }) => {
      sent.push(id);
      return outcomeOf(id);
    },
  };
  return { runtime, sent };
};
const then = async (world: World, ...requests: Parameters<typeof send>[1][]) => {
  for (const request of requests) await send(processOf(world), request);
  await settle(world);
};

/** A world where a talent with two devices got an offer. */
let made: World;
beforeAll(async () => {
  made = await worldAfter(addDevice('a'), addDevice('b'), makeOffer);
});

describe('a notice', () => {
  test('is queued without words for people with devices', async () => {
    expect(pushIn(made)).toMatchObject({ uid: talentId, kind: 'OfferMade', path, left: null, dueAt: NOON });
    expect(JSON.stringify(pushIn(made))).not.toContain(title);
    expect(made.wakeUps).toContainEqual({ pushId });
    expect(pushIn(await worldAfter(makeOffer))).toBeUndefined();
  });

  test('comes to each device once, with its title and address', async () => {
    const world = fork(made);
    await Promise.all([1, 2, 3].map(() => deliverPush(processOf(world), pushId)));
    expect(shown(world)).toEqual([`push ${a} ${title} ${path}`, `push ${b} ${title} ${path}`]);
    expect(pushIn(world)).toMatchObject({ dueAt: null, left: [], attempts: 1 });
    const { runtime, sent } = answering(world, () => 'sent', NOON + MINUTE);
    await deliverPush(runtime, pushId);
    expect([await sweepPushes(runtime), sent]).toEqual([0, []]);
  });

  test('says in hours what is urgent', async () => {
    const soon = { ...makeOffer, command: { ...makeOffer.command, scheduleToClose: NOON + 5 * HOUR } as typeof makeOffer.command };
    const world = await worldAfter(addDevice('a'), soon);
    await deliverPush(processOf(world), pushId);
    expect(shown(world)).toEqual([`push ${a} あと5時間：${title} ${path}`]);
  });

  test('is retried for a device that failed, and dropped after a few attempts', async () => {
    const world = fork(made);
    let now = NOON;
    const all: string[][] = [];
    for (let tries = 0; tries < MAX_TRIES + 1; tries++) {
      const { runtime, sent } = answering(world, (id) => (id === a ? 'sent' : 'failed'), now);
      await sweepPushes(runtime);
      all.push(sent);
      now += HOUR;
    }
    expect(all).toEqual([[a, b], [b], [b], [b], []]);
    expect(pushIn(world)).toMatchObject({ dueAt: null, attempts: MAX_TRIES });
  });

  test('removes a device that its push service no longer knows', async () => {
    const world = fork(made);
    const { runtime } = answering(world, (id) => (id === a ? 'gone' : 'sent'));
    await deliverPush(runtime, pushId);
    await settle(world);
    expect(devicesIn(world)?.map(({ id }) => id)).toEqual([b]);
    expect(world.database.documents().get(`users/${talentId}`)).toMatchObject({ deviceIds: [b] });
    expect(pushIn(world)).toMatchObject({ dueAt: null });
  });

  test('is not sent to a device that was removed in the meantime', async () => {
    const world = fork(made);
    await then(world, removeDevice('a'));
    await deliverPush(processOf(world), pushId);
    expect(shown(world)).toEqual([`push ${b} ${title} ${path}`]);
  });

  test('is not sent to an account that is suspended or withdrawn, and no address of it remains', async () => {
    for (const leaves of [suspendTalent, withdrawTalent]) {
      const world = fork(made);
      await then(world, leaves);
      await deliverPush(processOf(world), pushId);
      expect(shown(world)).toEqual([]);
      expect(pushIn(world)).toMatchObject({ dueAt: null });
      if (leaves === withdrawTalent) expect(devicesIn(world)).toBeUndefined();
    }
  });

  test('is sent by the sweep if its sender crashed', async () => {
    const world = fork(made);
    await world.database
      .connect()
      .doc(`pushes/${pushId}`)
      .update({ attempts: 1, dueAt: NOON + 2 * MINUTE });
    const { runtime, sent } = answering(world, () => 'sent', NOON + 2 * MINUTE);
    expect(await sweepPushes(answering(world, () => 'sent', NOON + MINUTE).runtime)).toBe(0);
    expect(await sweepPushes(runtime)).toBe(1);
    expect(sent).toEqual([a, b]);
  });
});
