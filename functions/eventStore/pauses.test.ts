import { beforeAll, expect, test } from 'vitest';
import { SECOND } from '#domain/kernel/calendar/instants.ts';
import { NOON } from '#domain/testing/contexts.ts';
import type { Around } from '#local/memory/firestore.ts';
import { processOf, type World } from '#local/memory/process.ts';
import { paths } from '../platform/firestorePaths.ts';
import { sharedDocumentsHandler } from '../projections/sharedDocuments.ts';
import { rebuild } from '../replay/rebuild.ts';
import { fork, send, settle, whatDiffers } from '../testing/memoryProcess.ts';
import { changeFee, like, makeOffer, offerId, talentId, worldAfter } from '../testing/smallWorld.ts';
import { PAUSE_KEPT_MS } from './pauses.ts';

const streamId = `offer-${offerId}`;
const control = paths.projectionControl;
let begun: World;
beforeAll(async () => {
  begun = await worldAfter(makeOffer);
});

/** A process with a clock, which looks once a second; `looks` counts its reads of the pause. */
const keepingProcess = (world: World) => {
  let looks = 0;
  let at = NOON;
  const around: Around = async (call, effect) => {
    if (call.includes(control)) looks += 1;
    return effect();
  };
  const runtime = { ...processOf(world, around, () => at), pauseKeptMs: PAUSE_KEPT_MS };
  const later = (ms: number) => {
    at += ms;
  };
  return { runtime, looks: () => looks, later };
};
const feeIn = ({ database }: World) => database.documents().get(`jobs/job-1/offers/${offerId}`)?.fee;

test('commands and handlers of a process look once a second whether a rebuild pauses them', async () => {
  const world = fork(begun);
  const { runtime, looks, later } = keepingProcess(world);
  for (const fee of [41_000, 42_000]) await send(runtime, changeFee(fee));
  await sharedDocumentsHandler(runtime, { streamId, version: 3 });
  expect(looks()).toBe(1);
  later(PAUSE_KEPT_MS);
  await send(runtime, changeFee(43_000));
  expect(looks()).toBe(2);
});

test('a pause is seen within a second, and never kept', async () => {
  const world = fork(begun);
  const { runtime, later } = keepingProcess(world);
  await send(runtime, changeFee(41_000));
  await processOf(world)
    .db.doc(control)
    .set({ pausedAt: NOON, heldUntil: NOON + 60 * SECOND });
  later(PAUSE_KEPT_MS);
  await send(runtime, changeFee(42_000));
  await send(runtime, like);
  const liked = () => [...world.database.documents().keys()].filter((path) => path.startsWith('likedTalents/'));
  expect([feeIn(world), liked()]).toEqual([41_000, []]);
  await sharedDocumentsHandler(runtime, { streamId, version: 2 });
  expect(world.database.documents().get(paths.progress(streamId))).toMatchObject({ done: { shared: 1 } });
  await processOf(world).db.doc(control).delete();
  await settle(world, runtime);
  expect(liked()).toHaveLength(1);
  await send(runtime, changeFee(43_000));
  expect(feeIn(world)).toBe(43_000);
  await settle(world, runtime);
  expect(await whatDiffers(world)).toEqual([]);
});

test('a rebuild compares nothing before each process has seen its pause', async () => {
  const world = fork(begun);
  await processOf(world).db.doc(`inbox/${talentId}`).update({ notices: 70 });
  let [pausedAt, comparedAt] = [0, 0];
  const timed: Around = async (call, effect) => {
    const isPaused = Boolean(world.database.documents().get(control)?.pausedAt);
    if (isPaused && pausedAt === 0) pausedAt = performance.now();
    if (isPaused && comparedAt === 0 && !call.includes(control)) comparedAt = performance.now();
    return effect();
  };
  await rebuild({ ...processOf(world, timed), pauseKeptMs: 60 });
  expect(comparedAt - pausedAt).toBeGreaterThanOrEqual(60);
  expect(await whatDiffers(world)).toEqual([]);
});
