import { beforeAll, expect, test } from 'vitest';
import type { Around } from '#local/memory/firestore.ts';
import { processOf, type World } from '#local/memory/process.ts';
import { executeCommand } from '../eventStore/executeCommand.ts';
import { EventFault } from '../eventStore/faults.ts';
import { paths } from '../platform/firestorePaths.ts';
import type { Runtime } from '../ports.ts';
import { fork, settle, whatDiffers } from '../testing/memoryProcess.ts';
import { changeFee, makeOffer, offerId, worldAfter } from '../testing/smallWorld.ts';
import { ownDocumentsHandler } from './ownDocuments.ts';

const streamId = `offer-${offerId}`;
const message = { streamId, version: 1 };
const offerPath = `jobs/job-1/offers/${offerId}`;
const dataAt = ({ database }: World, path: string) => database.documents().get(path);

/** A process whose projectors throw on events for which `fails` is true. */
const failing = (runtime: Runtime, fails = (_: number) => true): Runtime => {
  const { changesOf } = runtime.following;
  const faulty: typeof changesOf = (events, found) => {
    if (events.some(({ version }) => fails(version))) throw new EventFault('a fault in a projector');
    return changesOf(events, found);
  };
  return { ...runtime, following: { ...runtime.following, changesOf: faulty } };
};

/** An offer with 53 events; its documents show only the first. */
let begun: World;
beforeAll(async () => {
  begun = await worldAfter(makeOffer);
  const runtime = failing(processOf(begun));
  for (let fee = 41_001; fee <= 41_052; fee++) await executeCommand(runtime, changeFee(fee));
});

test('brings the documents up to date in batches', async () => {
  const world = fork(begun);
  const owed: unknown[] = [];
  const noting: Around = async (call, effect) => {
    const result = effect();
    if (call === 'transaction commit') owed.push(dataAt(world, paths.head(streamId))?.owedFrom);
    return result;
  };
  await ownDocumentsHandler(processOf(world, noting), message);
  expect(owed).toEqual([52, null]);
  expect(dataAt(world, offerPath)).toMatchObject({ fee: 41_052, version: 53 });
  expect(dataAt(world, paths.progress(streamId))).toMatchObject({ done: { readModels: 53 } });
  await settle(world);
  expect(await whatDiffers(world)).toEqual([]);
});

test('documents before a failing event stay written', async () => {
  const world = fork(begun);
  await expect(
    ownDocumentsHandler(
      failing(processOf(world), (version) => version === 53),
      message,
    ),
  ).rejects.toThrow('a fault in a projector');
  expect(dataAt(world, offerPath)).toMatchObject({ version: 52 });
  expect(dataAt(world, paths.head(streamId))).toMatchObject({ owedFrom: 53 });
  expect(dataAt(world, paths.progress(streamId))).toMatchObject({ done: { readModels: 0 } });
});

test('a second delivery writes nothing, nor does one of a stream that owes nothing', async () => {
  const world = fork(begun);
  await ownDocumentsHandler(processOf(world), message);
  const before = world.database.documents();
  await ownDocumentsHandler(processOf(world), message);
  await ownDocumentsHandler(processOf(world), { streamId: 'offer-none', version: 1 });
  expect(world.database.documents()).toEqual(before);
});

test('a slow process does not write an older document', async () => {
  const world = fork(begun);
  const shown: unknown[] = [];
  let isFirst = true;
  const slow: Around = async (call, effect) => {
    if (call.startsWith('transaction get') && isFirst) {
      isFirst = false;
      await ownDocumentsHandler(processOf(world), message);
      await executeCommand(failing(processOf(world)), changeFee(41_053));
    }
    const result = effect();
    shown.push(dataAt(world, offerPath)?.version);
    return result;
  };
  await ownDocumentsHandler(processOf(world, slow), message);
  expect([...new Set(shown)]).toEqual([1, 53, 54]);
});

test('writes nothing during a rebuild', async () => {
  const world = fork(begun);
  await processOf(world).db.doc(paths.projectionControl).set({ pausedAt: 1 });
  const before = world.database.documents();
  await ownDocumentsHandler(processOf(world), message);
  expect(world.database.documents()).toEqual(before);
});
