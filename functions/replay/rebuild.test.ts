import { afterEach, expect, test, vi } from 'vitest';
import { MINUTE, SECOND } from '#domain/kernel/calendar/instants.ts';
import { NOON } from '#domain/testing/contexts.ts';
import { isLong, rotate, seed } from '#domain/testing/rotation.ts';
import type { Around } from '#local/memory/firestore.ts';
import { deliverAll, processOf, type World } from '#local/memory/process.ts';
import { jobFunnelPath } from '#projections/deal/jobFunnels.schema.ts';
import { talentPath } from '#projections/talent/talents.schema.ts';
import { recordFailure, unpark } from '../delivery/parking.ts';
import type { Message } from '../delivery/publish.ts';
import { sweepOwed } from '../delivery/sweepOwed.ts';
import { executeCommand } from '../eventStore/executeCommand.ts';
import type { CommandRequest } from '../eventStore/request.ts';
import { paths } from '../platform/firestorePaths.ts';
import { handleDocuments } from '../policies/handleMessage.ts';
import type { Runtime } from '../ports.ts';
import { fork, settle, whatDiffers } from '../testing/memoryProcess.ts';
import { changeFee, jobId, like, makeOffer, offerId, postMessage, rename, talentId, worldAfter } from '../testing/smallWorld.ts';
import { LEASE_MS, takeLease } from './lease.ts';
import { rebuild } from './rebuild.ts';

const offerPath = `jobs/${jobId}/offers/${offerId}`;

/**
 * A deal and a like of which the handlers have seen nothing, and documents that somebody altered.
 */
const altered = async (): Promise<World> => {
  const world = await worldAfter(makeOffer);
  const { db, ...runtime } = processOf(world);
  await executeCommand({ db, ...runtime }, like);
  await db.doc(talentPath(talentId)).update({ name: 'somebody else' });
  await db.doc(offerPath).update({ fee: 1 });
  return world;
};

const at = (runtime: Runtime, ms: number): Runtime => ({ ...runtime, now: () => ms });
const afterwards = NOON + LEASE_MS + SECOND;

/** The numbers of the calls that an undisturbed rebuild of a copy of the world makes, from 1 on. */
const callsOf = async (world: World): Promise<readonly number[]> => {
  let calls = 0;
  await rebuild(
    processOf(fork(world), async (_, effect) => {
      calls++;
      return effect();
    }),
  );
  return Array.from({ length: calls }, (_, index) => index + 1);
};
const atCall = (n: number) => `at call ${n} (seed ${seed})`;

/** A process of which nothing takes effect from its n-th call on. */
const killedAt = (world: World, n: number) => {
  let calls = 0;
  const killed = Promise.withResolvers<'killed'>();
  const around: Around = async (_, effect) => {
    if (++calls < n) return effect();
    killed.resolve('killed');
    return new Promise(() => undefined);
  };
  return { runtime: processOf(world, around), killed: killed.promise };
};

test('a rebuild that is killed at any call lets the handlers go on after a minute, each event counts once, and the next rebuild ends right', async () => {
  const world = await altered();
  const calls = await callsOf(world);
  expect(calls.length).toBeGreaterThan(20);
  for (const n of rotate('killed rebuild', 4, calls)) {
    const each = fork(world);
    const { runtime, killed } = killedAt(each, n);
    expect(await Promise.race([killed, rebuild(runtime)]), atCall(n)).toBe('killed');
    const later = at(processOf(each), afterwards);
    await executeCommand(later, changeFee(45_000));
    await settle(each, later);
    const documents = each.database.documents();
    expect(documents.get(talentPath(talentId)), atCall(n)).toMatchObject({ likedCount: 1 });
    expect(documents.get(offerPath), atCall(n)).toMatchObject({ fee: 45_000 });
    await rebuild(later);
    expect(await whatDiffers(each), atCall(n)).toEqual([]);
  }
});

const streamId = `offer-${offerId}`;
/** A world in which nothing is owed, and a change to it. */
const settledWith = async (change: (runtime: Runtime) => Promise<unknown>): Promise<World> => {
  const world = await worldAfter(makeOffer);
  await settle(world);
  await change(processOf(world));
  return world;
};

type Meanwhile = (runtime: Runtime) => Promise<unknown>;
test.each<[string, () => Promise<World>, Meanwhile, { readonly path: string; readonly fields: object }]>([
  [
    'commands',
    altered,
    async (runtime) => {
      for (const command of [changeFee(45_000), rename('改名 花子'), like]) await executeCommand(runtime, command);
    },
    { path: offerPath, fields: { fee: 45_000 } },
  ],
  [
    'an event that makes a wrong count look right',
    () => settledWith(({ db }) => db.doc(talentPath(talentId)).update({ likedCount: -1 })),
    (runtime) => executeCommand(runtime, like),
    { path: talentPath(talentId), fields: { likedCount: 1 } },
  ],
  [
    'a parked stream that goes on',
    () =>
      settledWith(async (runtime) => {
        await executeCommand(runtime, changeFee(45_000));
        for (let failure = 1; failure <= 5; failure++)
          await recordFailure(runtime.db, 'shared', streamId, new Error('a fault'), 'CODE', NOON);
      }),
    ({ db }) => unpark(db, 'shared', streamId, { now: NOON }),
    { path: offerPath, fields: { fee: 45_000 } },
  ],
  [
    'a name that cards show',
    () => settledWith(({ db }) => db.doc(talentPath(talentId)).update({ likedCount: -1 })),
    (runtime) => executeCommand(runtime, rename('改名 花子')),
    { path: offerPath, fields: { talent: { name: '改名 花子' } } },
  ],
  [
    'a deal that begins',
    () => worldAfter(),
    (runtime) => executeCommand(runtime, makeOffer),
    { path: `reservations/${jobId}_${talentId}`, fields: { streamId } },
  ],
])('a rebuild ends right whatever happens at any of its calls: %s', async (name, given, meanwhile, { path, fields }) => {
  const world = await given();
  for (const n of rotate(name, 4, await callsOf(world))) {
    const each = fork(world);
    const others = processOf(each);
    let calls = 0;
    const runtime = processOf(each, async (_call, effect) => {
      if (++calls !== n) return effect();
      await meanwhile(others);
      for (let round = 1; round <= 3; round++) {
        await deliverAll(each, others);
        await sweepOwed(others.db, others.publish, NOON + MINUTE);
      }
      return effect();
    });
    await rebuild(runtime);
    await settle(each);
    expect(each.database.documents().get(path), atCall(n)).toMatchObject(fields);
    expect(await whatDiffers(each), atCall(n)).toEqual([]);
  }
});

test('an event that is altered while the log is read, in a stream that moved, ends the rebuild', async () => {
  const world = await altered();
  await settle(world);
  // The first reading is over, and the pause has not begun.
  const half = Math.floor((await callsOf(world)).length / 2);
  const others = processOf(world);
  let calls = 0;
  const runtime = processOf(world, async (_, effect) => {
    if (++calls === half) {
      await executeCommand(others, changeFee(45_000));
      await others.db.doc(paths.event(streamId, 2)).update({ 'data.fee': 1 });
    }
    return effect();
  });
  await expect(rebuild(runtime)).rejects.toThrow('the log is damaged');
});

test('the log is read while everything goes on: less than half of the calls of a rebuild are in its pause', async () => {
  const world = await altered();
  let [inPause, calls] = [0, 0];
  await rebuild(
    processOf(world, async (_, effect) => {
      calls++;
      if (world.database.documents().get(paths.projectionControl)?.pausedAt) inPause++;
      return effect();
    }),
  );
  expect(inPause).toBeGreaterThan(0);
  expect(inPause).toBeLessThan(calls / 2);
});

/**
 * A rebuild whose pause begins before `begin` stores, which it does at the n-th call from there on.
 * `other` comes after the heads were read, so that its documents are compared again in the pause.
 */
const storedInPause = async (world: World, n: number, begin: (slow: Runtime) => Promise<unknown>, other: CommandRequest) => {
  const [decided, storing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = processOf(world, async (call, effect) => {
    if (call === 'commit') {
      decided.resolve();
      await storing.promise;
    }
    return effect();
  });
  let begun: Promise<unknown> | undefined;
  let [queries, calls, stored] = [0, 0, 0];
  const runtime = processOf(world, async (call, effect) => {
    const isRunning = world.database.documents().has(paths.projectionControl);
    if (isRunning && call === 'query' && ++queries === 2) await executeCommand(processOf(world), other);
    if (call === `update ${paths.projectionControl}` && !begun) {
      begun = begin(slow);
      await decided.promise;
    } else if (begun && ++calls === n) {
      storing.resolve();
      await begun;
      stored++;
    }
    return effect();
  });
  await rebuild(runtime);
  storing.resolve();
  await begun;
  await settle(world);
  return { calls, stored };
};

test('a command that began before the pause may store its events and documents at any moment of it', async () => {
  const world = await altered();
  await settle(world);
  await processOf(world).db.doc(offerPath).update({ title: 'somebody else' });
  let all = 0;
  // The calls after the command was decided; how many depends on the run.
  for (const n of rotate('stored in the pause', 4, await callsOf(world))) {
    const each = fork(world);
    const { calls, stored } = await storedInPause(each, n, (slow) => executeCommand(slow, changeFee(45_000)), changeFee(44_000));
    all += stored;
    expect(each.database.documents().get(offerPath), atCall(n)).toMatchObject({ fee: 45_000 });
    expect(await whatDiffers(each), atCall(n)).toEqual([]);
    if (calls < n) break;
  }
  expect(all).toBeGreaterThan(isLong ? 10 : 2);
});

test('a handler that began before the pause may write its documents at any moment of it', async () => {
  const world = await altered();
  await settle(world);
  const { message } = await executeCommand(processOf(world), changeFee(44_000));
  let all = 0;
  // The calls after the pause began. The dangerous ones are between a replay and its comparison.
  for (let n = 1; isLong || n <= 10; n++) {
    const each = fork(world);
    const { calls, stored } = await storedInPause(each, n, (slow) => handleDocuments(slow, message as Message), postMessage('meanwhile'));
    all += stored;
    expect(await whatDiffers(each), `at call ${n}`).toEqual([]);
    if (calls < n) break;
  }
  expect(all).toBeGreaterThan(isLong ? 10 : 2);
});

test('of two rebuilds at once the second is refused, and changes nothing', async () => {
  const world = await altered();
  const pause = await takeLease(processOf(world));
  const before = world.database.documents();
  await expect(rebuild(processOf(world))).rejects.toThrow('another rebuild runs');
  expect(world.database.documents()).toEqual(before);
  await pause.release();
  const written: string[] = [];
  await rebuild(processOf(world), { onDifference: ({ path }) => written.push(path) });
  expect(written).toContain(offerPath);
});

test('a rebuild that was slower than its pause writes nothing more, and leaves the pause of the next one alone', async () => {
  const world = await altered();
  let now = NOON;
  const slow = await takeLease({ ...processOf(world), now: () => now });
  expect(slow.assertHeld).not.toThrow();
  now = NOON + LEASE_MS - SECOND;
  expect(slow.assertHeld).toThrow('the lease of this rebuild has ended');
  now = afterwards;
  const next = await takeLease({ ...processOf(world), now: () => now });
  await slow.release();
  expect(world.database.documents().get(paths.projectionControl)).toMatchObject({ beganAt: afterwards, pausedAt: null });
  await next.release();
  expect(world.database.documents().get(paths.projectionControl)).toBeUndefined();
});

afterEach(() => void vi.useRealTimers());

test('a pause whose extension was stored without an answer is still held', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const world = await altered();
  let now = NOON;
  let isLost = false;
  const around: Around = async (call, effect) => {
    const result = effect();
    if (call !== `update ${paths.projectionControl}` || isLost) return result;
    // The SDK sends the write again, and the second one finds the first.
    isLost = true;
    throw Object.assign(new Error('the document has moved'), { code: 9 });
  };
  const pause = await takeLease({ ...processOf(world, around), now: () => now });
  const heldUntil = () => world.database.documents().get(paths.projectionControl)?.heldUntil;
  for (const beats of [1, 2]) {
    now = NOON + beats * 10 * SECOND;
    await vi.advanceTimersByTimeAsync(10_000);
    await expect.poll(() => heldUntil()).toBe(now + LEASE_MS);
  }
  now += LEASE_MS / 2;
  expect(pause.assertHeld).not.toThrow();
  await pause.release();
  expect(world.database.documents().get(paths.projectionControl)).toBeUndefined();
});

test('a stream whose work no sweep would find is rebuilt in full, and owes nothing afterwards', async () => {
  const world = await altered();
  await settle(world);
  const { db } = processOf(world);
  await db.doc(paths.head(streamId)).update({ owedFrom: 1 });
  await db.doc(paths.progress(streamId)).update({ 'owed.readModels': 1, 'done.readModels': 0, owedSince: null });
  await rebuild(processOf(world));
  expect(world.database.documents().get(offerPath)).toMatchObject({ id: offerId });
  expect(world.database.documents().get(paths.progress(streamId))).toMatchObject({ done: { readModels: 1 } });
  expect(await whatDiffers(world)).toEqual([]);
});

test('a rebuild corrects what the handlers have done, and leaves what they owe to them', async () => {
  const world = await altered();
  await rebuild(processOf(world));
  expect(world.database.documents().get(talentPath(talentId))).toMatchObject({ likedCount: 0, name: expect.not.stringContaining('else') });
  await settle(world);
  expect(world.database.documents().get(talentPath(talentId))).toMatchObject({ likedCount: 1 });
  expect(await whatDiffers(world)).toEqual([]);
});

test('a rebuild of a store with agendas deletes them, counts the candidates, and sets the end of the work', async () => {
  const world = await altered();
  await settle(world);
  const { db } = processOf(world);
  const { workEndsOn, ...older } = world.database.documents().get(offerPath) as { readonly workEndsOn: string };
  const funnel = world.database.documents().get(jobFunnelPath(jobId));
  await db.doc(offerPath).set(older);
  await db.doc(jobFunnelPath(jobId)).delete();
  await db.doc(`agendas/${talentId}`).set({ id: talentId, deals: {}, completed: {}, months: {}, left: false });
  await rebuild(processOf(world));
  const documents = world.database.documents();
  expect(documents.get(`agendas/${talentId}`)).toBeUndefined();
  expect(documents.get(jobFunnelPath(jobId))).toEqual(funnel);
  expect(funnel).toMatchObject({ offered: 1 });
  expect(documents.get(offerPath)).toMatchObject({ workEndsOn });
  expect(await whatDiffers(world)).toEqual([]);
});
