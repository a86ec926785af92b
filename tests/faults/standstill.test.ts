import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { deliver } from '#functions/delivery/deliver.ts';
import { unpark } from '#functions/delivery/parking.ts';
import type { Message } from '#functions/delivery/publish.ts';
import { sweepOwed } from '#functions/delivery/sweepOwed.ts';
import { sweepDeadlines } from '#functions/effects/deadlines/sweepDeadlines.ts';
import type { Head } from '#functions/eventStore/stream.ts';
import { sharedDocumentsHandler } from '#functions/projections/sharedDocuments.ts';
import { runtime } from '#functions/runtime.ts';
import { send } from '#tests/support/callables.ts';
import { whenCaughtUp } from '#tests/support/log.ts';
import { parkStream } from '#tests/support/parkStream.ts';
import { type Cast, document, newCast, newTalent } from '#tests/support/people.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await newCast();
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
