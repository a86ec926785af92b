import { beforeAll, expect, test } from 'vitest';
import { HOUR, MINUTE, SECOND } from '#domain/kernel/calendar/instants.ts';
import { NOON } from '#domain/testing/contexts.ts';
import { posting } from '#domain/testing/profiles.ts';
import { job } from '#domain/work/job/job.ts';
import type { Around } from '#local/memory/firestore.ts';
import { deliverAll, processOf, type World } from '#local/memory/process.ts';
import { executeCommand } from '../eventStore/executeCommand.ts';
import { paths } from '../platform/firestorePaths.ts';
import { handleDocuments } from '../policies/handleMessage.ts';
import { commandOf, fork, send, settle, whatDiffers } from '../testing/memoryProcess.ts';
import { clientId, jobId, makeOffer, offerId, rename, talentId, worldAfter } from '../testing/smallWorld.ts';
import { sweepCards } from './copiedCards.ts';

let before: World;
beforeAll(async () => {
  before = await worldAfter();
});

const castIn = ({ database }: World) => database.documents().get(`jobs/${jobId}/offers/${offerId}`)?.talent;
const checkOf = ({ database }: World) => database.documents().get(paths.cardCheck(`talents_${talentId}`));

/** The new name is on each card that there is. */
const renamed = async (world: World): Promise<void> => {
  await send(processOf(world), rename('改名 花子'));
  await deliverAll(world, processOf(world));
};
const retitle = commandOf(job, jobId, { type: 'edit', ...posting, title: '追加募集' }, clientId, { commandId: 'retitle' });
const retitled = async (world: World): Promise<void> => {
  await send(processOf(world), retitle);
  await deliverAll(world, processOf(world));
};

/** A process. `change` happens once, before its first commit, which ends `ms` after its read. */
const overtaken = (world: World, change: (world: World) => Promise<void>, ms: number) => {
  let at = NOON;
  let reads = 0;
  const around: Around = async (call, effect) => {
    if (at > NOON && call.startsWith('get')) reads += 1;
    if (call === 'commit' && at === NOON) {
      await change(world);
      at += ms;
    }
    return effect();
  };
  return { runtime: processOf(world, around, () => at), readsAfter: () => reads };
};

test('a card that changed during the commit of a command is replaced after the next sweep', async () => {
  const world = fork(before);
  const { runtime, readsAfter } = overtaken(world, renamed, SECOND);
  await executeCommand(runtime, makeOffer);
  expect(readsAfter()).toBe(0);
  expect(castIn(world)).not.toMatchObject({ name: '改名 花子' });
  // The command could still be under way.
  await sweepCards({ ...runtime, now: () => NOON + 59 * SECOND });
  expect(castIn(world)).not.toMatchObject({ name: '改名 花子' });
  await sweepCards({ ...runtime, now: () => NOON + 2 * MINUTE });
  expect(castIn(world)).toMatchObject({ name: '改名 花子' });
  expect(checkOf(world)).toBeUndefined();
  await settle(world);
  expect(await whatDiffers(world)).toEqual([]);
});

test('a command that takes longer than the sweep waits looks for itself', async () => {
  const world = fork(before);
  await executeCommand(overtaken(world, renamed, 31 * SECOND).runtime, makeOffer);
  expect(castIn(world)).toMatchObject({ name: '改名 花子' });
});

test.each([
  ['soon', 0],
  ['an hour later', HOUR],
])('a notification that is written %s shows a title that changed during its commit', async (_, late) => {
  const world = fork(before);
  const { message } = await executeCommand(
    processOf(world, undefined, () => NOON - late),
    makeOffer,
  );
  if (!message) throw new Error('an offer has followers');
  const { runtime, readsAfter } = overtaken(world, retitled, SECOND);
  await handleDocuments(runtime, message);
  expect(readsAfter() > 0).toBe(late > 0);
  await sweepCards({ ...runtime, now: () => NOON + 2 * MINUTE });
  const notified = [...world.database.documents()].filter(([path]) => path.startsWith(`notifications/offer-${offerId}_1_`));
  expect(notified.map(([, { job: shown }]) => shown)).toMatchObject([{ title: '追加募集' }]);
  await settle(world);
  expect(await whatDiffers(world)).toEqual([]);
});

test('a second refresh waits for the end of a rebuild', async () => {
  const world = fork(before);
  const { runtime } = overtaken(world, renamed, SECOND);
  await executeCommand(runtime, makeOffer);
  await runtime.db.doc(paths.projectionControl).set({ pausedAt: 1 });
  await sweepCards({ ...runtime, now: () => NOON + 2 * MINUTE });
  expect(castIn(world)).not.toMatchObject({ name: '改名 花子' });
  await runtime.db.doc(paths.projectionControl).set({ pausedAt: null });
  await sweepCards({ ...runtime, now: () => NOON + 3 * MINUTE });
  expect(castIn(world)).toMatchObject({ name: '改名 花子' });
});
