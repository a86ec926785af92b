import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { HOUR, MINUTE } from '#domain/calendar/instants.ts';
import { NewerEvent } from '#domain/kernel/eventDefinition.ts';
import { sweepDeadlines } from '#functions/deadlines/sweepDeadlines.ts';
import { ServerFault } from '#functions/eventStore/faults.ts';
import type { WakeUp } from '#functions/outbox/publish.ts';
import { sweepOutbox } from '#functions/outbox/sweep.ts';
import { runtime } from '#functions/runtime.ts';
import { deliver, type Handler, type Message } from '#functions/subscriptions/delivery.ts';
import type { ParkedStream } from '#functions/subscriptions/parking.ts';
import { send } from '#tests/support/callables.ts';
import { type Deal, newOffers } from '#tests/support/deals.ts';
import { whenCaughtUp } from '#tests/support/log.ts';
import { type Cast, document, newCast, newTalent } from '#tests/support/people.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await newCast();
});

/** A stream whose next event is not projected, and a runtime whose clock is `later` ms ahead. */
const behind = async (later: number) => {
  const { offerId } = (await newOffers(cast, 1))[0] as Deal;
  await whenCaughtUp();
  const { db } = runtime();
  const streamId = `offer-${offerId}`;
  const checkpoint = db.doc(`checkpoints/readModels_${streamId}`);
  await checkpoint.update({ version: 0 });
  const message: Message = { streamId, version: 1 };
  const parked = async () => (await db.doc(`parkedStreams/readModels_${streamId}`).get()).data() as ParkedStream | undefined;
  return { streamId, checkpoint, message, parked, at: { ...runtime(), now: () => Date.now() + later } };
};

/** Delivers until the message is acknowledged, ten times at the most; answers with how often it was refused. */
const refusals = async (at: ReturnType<typeof runtime>, message: Message, handler: Handler): Promise<number> => {
  for (let count = 0; count < 10; count++) {
    try {
      await deliver(at, 'readModels', handler, message);
      return count;
    } catch {
      // The topic delivers again.
    }
  }
  return 10;
};

const failing =
  (error: unknown): Handler =>
  async () => {
    throw error;
  };
/** What the database answers to a write that it can never store. */
const refused = Object.assign(new Error('13 INTERNAL: the text is not UTF-8'), { code: 13 });

describe('what stops a stream', () => {
  test('a fault of the database does not, while the event is young', async () => {
    const { at, message, parked, checkpoint } = await behind(9 * MINUTE);
    expect(await refusals(at, message, failing(refused))).toBe(10);
    expect(await parked()).toBeUndefined();
    expect((await checkpoint.get()).get('failures')).toBe(0);
  });

  test('what the database still refuses after ten minutes is parked, shown, and tried again by the sweep', async () => {
    const { at, message, parked, streamId, checkpoint } = await behind(11 * MINUTE);
    expect(await refusals(at, message, failing(refused))).toBe(4);
    expect(await parked()).toMatchObject({ cause: 'SERVER', streamId, version: 1, error: '13 INTERNAL: the text is not UTF-8' });
    const { db, publish } = runtime();
    await sweepOutbox(db, publish, Date.now() + 15 * MINUTE);
    expect(await parked()).toMatchObject({ cause: 'SERVER' });
    await sweepOutbox(db, publish, Date.now() + 22 * MINUTE);
    expect(await parked()).toBeUndefined();
    expect((await checkpoint.get()).data()).toMatchObject({ failures: 0, parkedAt: null });
  });

  test.each([
    ['the accounts server', new ServerFault('accounts', new Error('503'))],
    ['the file store', new ServerFault('files', new Error('429'))],
    ['an event of a newer release', new NewerEvent('unknown event type: OfferTeleported')],
  ])('%s never does, however long it lasts', async (_, fault) => {
    const { at, message, parked, checkpoint } = await behind(HOUR);
    expect(await refusals(at, message, failing(fault))).toBe(10);
    expect(await parked()).toBeUndefined();
    expect((await checkpoint.get()).get('failures')).toBe(0);
  });
});

test("a talent's suspension takes effect although their stream cannot be projected", async () => {
  const talent = await newTalent(cast.office);
  await document<{ isPublished: boolean }>(`talents/${talent.uid}`, ({ isPublished }) => isPublished);
  await whenCaughtUp();
  const { db } = runtime();
  const streamId = `talent-${talent.uid}`;
  await db.doc(`checkpoints/readModels_${streamId}`).update({ failures: 5, parkedAt: Date.now() });
  await send(cast.office, 'talents', { type: 'suspend', uid: talent.uid, reason: '規約違反のため' });
  await document<{ isPublished: boolean }>(`talents/${talent.uid}`, ({ isPublished }) => !isPublished);
  await document<{ isTalentSuspended: boolean }>(`users/${talent.uid}`, ({ isTalentSuspended }) => isTalentSuspended);
  await db.doc(`checkpoints/readModels_${streamId}`).update({ failures: 0, parkedAt: null });
});

test('a parked stream with any number of owed events hides no other from the sweep', async () => {
  const { db } = runtime();
  const [stuck, waiting] = [`offer-${randomUUID()}`, `offer-${randomUUID()}`];
  const parked: ParkedStream = { cause: 'CODE', subscription: 'readModels', streamId: stuck, version: 1, error: 'x', parkedAt: Date.now() };
  await db.doc(`parkedStreams/readModels_${stuck}`).set(parked);
  const owe = (streamId: string, version: number, createdAt: number) =>
    ({ path: `outbox/${streamId}_${version}`, data: { streamId, version, type: 'OfferMade', createdAt } }) as const;
  const owed = [...Array.from({ length: 650 }, (_, index) => owe(stuck, index + 1, index)), owe(waiting, 1, 1_000)];
  for (let from = 0; from < owed.length; from += 400) {
    const batch = db.batch();
    for (const { path, data } of owed.slice(from, from + 400)) batch.set(db.doc(path), data);
    await batch.commit();
  }
  const woken: WakeUp[] = [];
  await sweepOutbox(db, async (wakeUp) => void woken.push(wakeUp), Date.now());
  expect(woken).toContainEqual({ streamId: waiting, version: 1, types: [] });
  expect(woken.map(({ streamId }) => streamId)).not.toContain(stuck);
  await Promise.all([...owed.map(({ path }) => db.doc(path).delete()), db.doc(`parkedStreams/readModels_${stuck}`).delete()]);
});

test('an alarm that cannot be armed stops no other', async () => {
  const { db } = runtime();
  const now = Date.now();
  const streams = Array.from({ length: 3 }, () => `offer-${randomUUID()}`);
  const path = (streamId: string) => `deadlines/${streamId}_expire`;
  await Promise.all(
    streams.map((streamId, index) => db.doc(path(streamId)).set({ streamId, kind: 'expire', dueAt: now + index + 1, generation: 1 })),
  );
  const armed: string[] = [];
  const alarmClock = {
    arm: async ({ streamId }: { readonly streamId: string }) => {
      if (streamId === streams[0]) throw new Error('the queue is away');
      armed.push(streamId);
    },
  };
  await sweepDeadlines({ ...runtime(), alarmClock, now: () => now });
  expect(armed).toEqual(expect.arrayContaining(streams.slice(1)));
  await Promise.all(streams.map((streamId) => db.doc(path(streamId)).delete()));
});
