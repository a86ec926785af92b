import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { HOUR, MINUTE } from '#domain/kernel/calendar/instants.ts';
import { NewerEvent } from '#domain/kernel/eventDefinition.ts';
import { deliver, type Handler } from '#functions/delivery/deliver.ts';
import { type ParkedStream, unpark } from '#functions/delivery/parking.ts';
import type { Progress } from '#functions/delivery/progress.ts';
import type { Message } from '#functions/delivery/publish.ts';
import { sweepOwed } from '#functions/delivery/sweepOwed.ts';
import { sweepDeadlines } from '#functions/effects/deadlines/sweepDeadlines.ts';
import { ServerFault } from '#functions/eventStore/faults.ts';
import type { Head } from '#functions/eventStore/stream.ts';
import { sharedDocumentsHandler } from '#functions/projections/sharedDocuments.ts';
import { runtime } from '#functions/runtime.ts';
import { send } from '#tests/support/callables.ts';
import { type Deal, newOffers } from '#tests/support/deals.ts';
import { whenCaughtUp } from '#tests/support/log.ts';
import { oweDocuments, parkStream } from '#tests/support/parkStream.ts';
import { type Cast, document, newCast, newTalent } from '#tests/support/people.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await newCast();
});

/** A stream whose next event is not projected, and a runtime whose clock is `later` ms ahead. */
const owingStream = async (later: number) => {
  const { offerId } = (await newOffers(cast, 1))[0] as Deal;
  await whenCaughtUp();
  const { db } = runtime();
  const streamId = `offer-${offerId}`;
  const progress = async () => (await db.doc(`progress/${streamId}`).get()).data() as Progress;
  await oweDocuments(streamId, 1);
  const message: Message = { streamId, version: 1 };
  const parked = async () => (await db.doc(`parkedStreams/readModels_${streamId}`).get()).data() as ParkedStream | undefined;
  return { streamId, progress, message, parked, at: { ...runtime(), now: () => Date.now() + later } };
};

/**
 * Delivers a message until it is acknowledged, at most ten times; returns the number of refusals.
 */
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
/** The database's error for a write that it can never store. */
const refused = Object.assign(new Error('13 INTERNAL: the text is not UTF-8'), { code: 13 });

describe('a stream', () => {
  test('is not parked by a database fault while the event is young', async () => {
    const { at, message, parked, progress } = await owingStream(9 * MINUTE);
    expect(await refusals(at, message, failing(refused))).toBe(10);
    expect(await parked()).toBeUndefined();
    expect((await progress()).failures).toEqual({});
  });

  test('is parked if the database refuses for ten minutes, shown, and tried again by the sweep', async () => {
    const { at, message, parked, streamId, progress } = await owingStream(11 * MINUTE);
    expect(await refusals(at, message, failing(refused))).toBe(4);
    expect(await parked()).toMatchObject({ cause: 'SERVER', streamId, version: 1, error: '13 INTERNAL: the text is not UTF-8' });
    const { db, publish } = runtime();
    await sweepOwed(db, publish, Date.now() + 15 * MINUTE);
    expect(await parked()).toMatchObject({ cause: 'SERVER' });
    await sweepOwed(db, publish, Date.now() + 22 * MINUTE);
    expect(await parked()).toBeUndefined();
    expect(await progress()).toMatchObject({ failures: {}, parkedAt: {} });
  });

  test.each([
    ['the accounts server', new ServerFault('accounts', new Error('503'))],
    ['the file store', new ServerFault('files', new Error('429'))],
    ['an event of a newer release', new NewerEvent('unknown event type: OfferTeleported')],
  ])('is not parked by a fault of %s, for any time', async (_, fault) => {
    const { at, message, parked, progress } = await owingStream(HOUR);
    expect(await refusals(at, message, failing(fault))).toBe(10);
    expect(await parked()).toBeUndefined();
    expect((await progress()).failures).toEqual({});
  });
});

test('a talent’s suspension takes effect even if their stream cannot be projected', async () => {
  const talent = await newTalent(cast.office);
  await document<{ isPublished: boolean }>(`talents/${talent.uid}`, ({ isPublished }) => isPublished);
  await whenCaughtUp();
  const { db, now } = runtime();
  const streamId = `talent-${talent.uid}`;
  const { version } = (await db.doc(`streams/${streamId}`).get()).data() as Head;
  await parkStream(streamId, version + 1);
  await send(cast.office, 'talents', { type: 'suspend', uid: talent.uid, reason: '規約違反のため' });
  await document<{ isPublished: boolean }>(`talents/${talent.uid}`, ({ isPublished }) => !isPublished);
  await document<{ isTalentSuspended: boolean }>(`users/${talent.uid}`, ({ isTalentSuspended }) => isTalentSuspended);
  await unpark(db, 'readModels', streamId, { now: now() });
  await whenCaughtUp();
});

test('many parked streams do not hide others from the sweep', async () => {
  const { db } = runtime();
  const waiting = `offer-${randomUUID()}`;
  const stuck = Array.from({ length: 600 }, () => `offer-${randomUUID()}`);
  const owing = (streamId: string, changes: object) =>
    db.doc(`progress/${streamId}`).set({
      streamId,
      bucket: 3,
      owed: { readModels: 1 },
      done: { readModels: 0 },
      failures: {},
      parkedAt: {},
      owedSince: 1_000,
      ...changes,
    });
  // Commits in a parked stream note each time that work is owed.
  await Promise.all(stuck.map((streamId) => owing(streamId, { parkedAt: { readModels: 1 }, owedSince: 1 })));
  await owing(waiting, {});
  const woken: string[] = [];
  const wake = async (message: Message) => {
    woken.push(message.streamId);
    await deliver(runtime(), 'shared', sharedDocumentsHandler, message);
  };
  for (let sweeps = 0; sweeps < 2; sweeps++) await sweepOwed(db, wake, Date.now());
  expect(woken).toContain(waiting);
  await Promise.all([...stuck, waiting].map((streamId) => db.doc(`progress/${streamId}`).delete()));
});

test('an alarm that cannot be armed stops no other', async () => {
  const { db } = runtime();
  const now = Date.now();
  const streams = Array.from({ length: 3 }, () => `offer-${randomUUID()}`);
  const path = (streamId: string) => `streams/${streamId}`;
  await Promise.all(
    streams.map((streamId, index) => {
      const dueAt = now + index + 1;
      return db.doc(path(streamId)).set({ nextDue: dueAt, deadlines: [{ kind: 'expire', dueAt, generation: 1 }] });
    }),
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
