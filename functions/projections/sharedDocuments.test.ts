import { beforeAll, expect, test } from 'vitest';
import type { Around } from '#local/memory/firestore.ts';
import { processOf, type World } from '#local/memory/process.ts';
import { executeCommand } from '../eventStore/executeCommand.ts';
import type { CommandRequest } from '../eventStore/request.ts';
import { paths } from '../platform/firestorePaths.ts';
import { reservePair } from '../rules/reservedDeals.ts';
import { fork, settle, whatDiffers } from '../testing/memoryProcess.ts';
import {
  accept,
  cancel,
  changeFee,
  clientId,
  makeOffer,
  offerId,
  postMessage,
  rename,
  talentId,
  worldAfter,
} from '../testing/smallWorld.ts';
import { sharedDocumentsHandler } from './sharedDocuments.ts';

const streamId = `offer-${offerId}`;
const message = { streamId, version: 1 };

/** Two changes of a deal that are not counted yet. */
let begun: World;
beforeAll(async () => {
  begun = await worldAfter(makeOffer);
  for (const fee of [41_000, 42_000]) await executeCommand(processOf(begun), changeFee(fee));
});

const countedIn = (world: World): number =>
  [...world.database.documents()]
    .filter(([path]) => path.includes('/shards/'))
    .reduce((sum, [, { figures }]) => sum + ((figures as Record<string, number>).feesChanged ?? 0), 0);
const progressIn = (world: World) => world.database.documents().get(paths.progress(streamId));

test('each event counts once, after one delivery or two', async () => {
  const world = fork(begun);
  await sharedDocumentsHandler(processOf(world), message);
  await sharedDocumentsHandler(processOf(world), message);
  expect(countedIn(world)).toBe(2);
  expect(progressIn(world)).toMatchObject({ done: { shared: 3 } });
});

test('each event counts once, delivered to twenty processes at once', async () => {
  const world = fork(begun);
  await Promise.all(Array.from({ length: 20 }, () => sharedDocumentsHandler(processOf(world), message)));
  expect(countedIn(world)).toBe(2);
  await settle(world);
  expect(await whatDiffers(world)).toEqual([]);
});

test('a document that changed since it was read is read again in the same delivery', async () => {
  const world = fork(begun);
  const { db } = processOf(world);
  let isFirst = true;
  const overtaken: Around = async (call, effect) => {
    if (call === 'commit' && isFirst) {
      isFirst = false;
      await db.doc(`inbox/${talentId}`).update({ notices: 7 });
    }
    return effect();
  };
  await sharedDocumentsHandler(processOf(world, overtaken), message);
  expect(isFirst).toBe(false);
  expect(countedIn(world)).toBe(2);
});

test('a repeated event does not restore an inbox entry that was removed', async () => {
  const world = await worldAfter();
  const offered = (await executeCommand(processOf(world), makeOffer)).message ?? message;
  const waitsFor = () => world.database.documents().get(`inbox/${talentId}`);
  await sharedDocumentsHandler(processOf(world), offered);
  expect(waitsFor()).toMatchObject({ offers: [offerId], notices: 2 });
  const accepted = (await executeCommand(processOf(world), accept)).message ?? message;
  await sharedDocumentsHandler(processOf(world), accepted);
  expect(waitsFor()).toMatchObject({ offers: [], notices: 2 });
  const before = world.database.documents();
  for (const again of [offered, accepted, message]) await sharedDocumentsHandler(processOf(world), again);
  expect(world.database.documents()).toEqual(before);
});

test('parallel changes of rooms and deals in one inbox are all kept', async () => {
  const world = await worldAfter(makeOffer);
  const accepted = (await executeCommand(processOf(world), accept)).message ?? message;
  const posts = Array.from({ length: 5 }, (_, n) => executeCommand(processOf(world), postMessage(`message-${n}`)));
  await Promise.all([...posts, sharedDocumentsHandler(processOf(world), accepted)]);
  expect(world.database.documents().get(`inbox/${talentId}`)).toMatchObject({ offers: [], messages: { [offerId]: 5 } });
  await settle(world);
  expect(await whatDiffers(world)).toEqual([]);
});

/** Offers of several deals to one talent, whose shared documents are not written yet. */
const busyTalent = async (deals: number) => {
  const world = await worldAfter();
  const requests = Array.from({ length: deals }, (_, n): CommandRequest => {
    const [entityId, jobId] = [`busy${n}`, `busy-job-${n}`];
    const rules = [{ reserve: reservePair('offer', entityId, jobId, talentId, () => clientId) }];
    return {
      ...makeOffer,
      entityId,
      commandId: `make-${entityId}`,
      command: { ...makeOffer.command, jobId } as CommandRequest['command'],
      rules,
    };
  });
  const made = await Promise.all(requests.map((request) => executeCommand(processOf(world), request)));
  return { world, messages: made.map(({ message: each }) => each ?? message) };
};

test('events of many deals of one person are written in a few commits, each once', async () => {
  const { world, messages } = await busyTalent(30);
  const noticesIn = () => (world.database.documents().get(`inbox/${talentId}`)?.notices ?? 0) as number;
  const before = noticesIn();
  let commits = 0;
  const counting: Around = async (call, effect) => {
    if (call === 'commit') commits++;
    return effect();
  };
  const runtime = processOf(world, counting);
  await Promise.all([...messages, ...messages].map((each) => sharedDocumentsHandler(runtime, each)));
  expect(commits).toBeLessThanOrEqual(6);
  expect(noticesIn() - before).toBe(30);
  await settle(world);
  expect(await whatDiffers(world)).toEqual([]);
});

test('in a group only the stream that fails is left', async () => {
  const { world, messages } = await busyTalent(6);
  const { db } = processOf(world);
  await db.doc(paths.event('offer-busy3', 1)).update({ type: 'OfferTeleported' });
  const runtime = processOf(world);
  const withoutEvents = messages.map(({ streamId: id, version }) => ({ streamId: id, version }));
  const outcomes = await Promise.allSettled(withoutEvents.map((each) => sharedDocumentsHandler(runtime, each)));
  expect(outcomes.map(({ status }) => status)).toEqual(messages.map((_, n) => (n === 3 ? 'rejected' : 'fulfilled')));
  const progress = messages.map(({ streamId: id }) => world.database.documents().get(paths.progress(id)));
  expect(progress).toMatchObject([1, 1, 1, 0, 1, 1].map((shared) => ({ done: { shared } })));
});

test('an overtaken group is tried again, and each event counts once', async () => {
  const { world, messages } = await busyTalent(8);
  let overtaken = 0;
  const { db } = processOf(world);
  const racing: Around = async (call, effect) => {
    // The second commit is that of the group.
    if (call === 'commit' && ++overtaken === 2) await db.doc(`inbox/${talentId}`).update({ offers: ['somebody else'] });
    return effect();
  };
  const runtime = processOf(world, racing);
  await Promise.all(messages.map((each) => sharedDocumentsHandler(runtime, each)));
  expect(overtaken).toBeGreaterThan(2);
  const { notices, offers } = world.database.documents().get(`inbox/${talentId}`) as { notices: number; offers: string[] };
  expect(notices).toBeGreaterThanOrEqual(8);
  expect(offers).toEqual([...Array.from({ length: 7 }, (_, n) => `busy${n + 1}`), 'somebody else']);
});

test('a message that arrives before an earlier one leaves no gap', async () => {
  const world = fork(begun);
  const { message: newest } = await executeCommand(processOf(world), changeFee(43_000));
  expect(newest?.events).toHaveLength(1);
  await sharedDocumentsHandler(processOf(world), newest ?? message);
  expect(countedIn(world)).toBe(3);
});

test('of two parallel refreshes of a card the newer one wins', async () => {
  const world = fork(begun);
  const talent = { streamId: 'talent-talent-1', version: 1 };
  await executeCommand(processOf(world), rename('改名 一子'));
  let isFirst = true;
  const slow: Around = async (call, effect) => {
    if (call === `update jobs/job-1/offers/${offerId}` && isFirst) {
      isFirst = false;
      await executeCommand(processOf(world), rename('改名 二子'));
      await sharedDocumentsHandler(processOf(world), talent);
    }
    return effect();
  };
  await sharedDocumentsHandler(processOf(world, slow), talent);
  expect(isFirst).toBe(false);
  expect(world.database.documents().get(`jobs/job-1/offers/${offerId}`)).toMatchObject({ talent: { name: '改名 二子' } });
});

test('no card is refreshed during a rebuild', async () => {
  const world = fork(begun);
  const control = processOf(world).db.doc(paths.projectionControl);
  await executeCommand(processOf(world), rename('改名 一子'));
  await control.set({ pausedAt: 1 });
  await sharedDocumentsHandler(processOf(world), { streamId: 'talent-talent-1', version: 1 });
  const shown = () => world.database.documents().get(`jobs/job-1/offers/${offerId}`);
  expect(shown()).not.toMatchObject({ talent: { name: '改名 一子' } });
  await control.set({ pausedAt: null });
  await settle(world);
  expect(shown()).toMatchObject({ talent: { name: '改名 一子' } });
});

test('nothing is counted during a rebuild, and everything stays owed', async () => {
  const world = fork(begun);
  const control = processOf(world).db.doc(paths.projectionControl);
  await control.set({ pausedAt: 1 });
  await sharedDocumentsHandler(processOf(world), message);
  expect(countedIn(world)).toBe(0);
  expect(progressIn(world)).toMatchObject({ owed: { shared: 3 }, done: { shared: 1 } });
  await control.set({ pausedAt: null });
  await settle(world);
  expect(countedIn(world)).toBe(2);
});

test('a reason is counted with its act', async () => {
  const world = await worldAfter(makeOffer, { ...cancel, command: { type: 'cancel', reasonCode: 'PLAN' } as never });
  const counted = [...world.database.documents()].filter(([path, { reasons }]) => path.includes('/shards/') && reasons !== undefined);
  expect(counted.map(([, { reasons }]) => reasons)).toEqual([{ OfferCanceled_PLAN: 1 }]);
  expect(await whatDiffers(world)).toEqual([]);
});
