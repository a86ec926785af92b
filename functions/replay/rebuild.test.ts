import { afterEach, expect, test, vi } from 'vitest';
import { SECOND } from '#domain/calendar/instants.ts';
import { NOON } from '#domain/testing/contexts.ts';
import { talentPath } from '#projections/talent/talents.schema.ts';
import { executeCommand } from '../eventStore/executeCommand.ts';
import { paths } from '../platform/firestorePaths.ts';
import type { Runtime } from '../runtime.ts';
import type { Around } from '../testing/memoryFirestore.ts';
import { fork, processOf, settle, type World, whatDiffers } from '../testing/memoryProcess.ts';
import { changeFee, jobId, like, makeOffer, offerId, talentId, worldAfter } from '../testing/smallWorld.ts';
import { LEASE_MS, takePause } from './pause.ts';
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
  let kills = 0;
  for (let n = 1; ; n++) {
    const each = fork(world);
    const { runtime, killed } = killedAt(each, n);
    if ((await Promise.race([killed, rebuild(runtime)])) !== 'killed') break;
    kills++;
    const later = at(processOf(each), afterwards);
    await executeCommand(later, changeFee(45_000));
    await settle(each, later);
    const documents = each.database.documents();
    expect(documents.get(talentPath(talentId)), `killed at call ${n}`).toMatchObject({ likedCount: 1 });
    expect(documents.get(offerPath), `killed at call ${n}`).toMatchObject({ fee: 45_000 });
    await rebuild(later);
    expect(await whatDiffers(each), `killed at call ${n}`).toEqual([]);
  }
  expect(kills).toBeGreaterThan(20);
});

test('of two rebuilds at once the second is refused, and changes nothing', async () => {
  const world = await altered();
  const pause = await takePause(processOf(world));
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
  const slow = await takePause({ ...processOf(world), now: () => now });
  expect(slow.assertHeld).not.toThrow();
  now = NOON + LEASE_MS - SECOND;
  expect(slow.assertHeld).toThrow('the pause of this rebuild has ended');
  now = afterwards;
  const next = await takePause({ ...processOf(world), now: () => now });
  await slow.release();
  expect(world.database.documents().get(paths.projectionControl)).toMatchObject({ pausedAt: afterwards });
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
  const pause = await takePause({ ...processOf(world, around), now: () => now });
  const heldUntil = () => world.database.documents().get(paths.projectionControl)?.heldUntil;
  for (const beats of [1, 2]) {
    now = NOON + beats * 10 * SECOND;
    await vi.advanceTimersByTimeAsync(10_000);
    await vi.waitFor(() => expect(heldUntil()).toBe(now + LEASE_MS));
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
  const streamId = `offer-${offerId}`;
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
