import { beforeAll, expect, test } from 'vitest';
import { noted } from '#local/memory/firestore.ts';
import { deliverAll, processOf, type World } from '#local/memory/process.ts';
import { executeCommand } from '../eventStore/executeCommand.ts';
import { paths } from '../platform/firestorePaths.ts';
import type { Runtime } from '../ports.ts';
import { fork, settle, whatDiffers } from '../testing/memoryProcess.ts';
import { makeOffer, offerId, suspendTalent, talentId, worldAfter } from '../testing/smallWorld.ts';
import { handleDocuments, handleEffects } from './handleMessage.ts';

const streamId = `offer-${offerId}`;
const progressIn = ({ database }: World) => database.documents().get(paths.progress(streamId));
const notified = ({ database }: World) => [...database.documents().keys()].filter((path) => path.startsWith(`notifications/${streamId}`));

let before: World;
beforeAll(async () => {
  before = await worldAfter();
});

/** The offer is stored and its message taken from the topic. */
const offered = async (world: World) => {
  const { message } = await executeCommand(processOf(world), makeOffer);
  if (!message) throw new Error('an offer has followers');
  return message;
};

test('documents and effects of an offer are one commit with one note', async () => {
  const world = fork(before);
  const message = await offered(world);
  const { calls, noting } = noted();
  await handleDocuments(processOf(world, noting), message);
  expect(progressIn(world)).toMatchObject({ done: { shared: 1, policies: 1 }, owedSince: null });
  expect(calls.filter((call) => call.includes(paths.progress(streamId)))).toHaveLength(1);
});

test.each<[string, (runtime: Runtime) => Runtime]>([
  ['fail', (runtime) => ({ ...runtime, alarmClock: { arm: () => Promise.reject(new Error('no tasks')) } })],
  ['hang', (runtime) => ({ ...runtime, alarmClock: { arm: () => new Promise(() => undefined) } })],
])('documents do not wait for effects that %s', async (how, broken) => {
  const world = fork(before);
  const message = await offered(world);
  const handling = handleDocuments(broken(processOf(world)), message);
  if (how === 'fail') await handling;
  await expect.poll(() => notified(world)).toHaveLength(1);
  expect(progressIn(world)).toMatchObject({ done: { shared: 1, policies: 0 }, owedSince: expect.any(Number) });
  // A message of their own repeats failed effects; the sweep repeats hanging ones.
  if (how === 'fail') await deliverAll(world, processOf(world));
  else await settle(world);
  expect(progressIn(world)).toMatchObject({ done: { shared: 1, policies: 1 }, owedSince: null });
  expect([...world.effects].filter((effect) => effect.startsWith(`alarm ${streamId}`))).toHaveLength(2);
  await settle(world);
  expect(await whatDiffers(world)).toEqual([]);
});

test('effects that reach accounts run apart from documents', async () => {
  const world = fork(before);
  const { message } = await executeCommand(processOf(world), suspendTalent);
  if (!message) throw new Error('a suspension has followers');
  await handleDocuments(processOf(world), message);
  expect([...world.effects]).not.toContain(`sessions of ${talentId} end`);
  await handleEffects(processOf(world), message);
  expect([...world.effects]).toContain(`sessions of ${talentId} end`);
});
