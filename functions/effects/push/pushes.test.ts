import { beforeAll, expect, test } from 'vitest';
import { processOf, type World } from '#local/memory/process.ts';
import { pushDevicesPath } from '#projections/account/pushDevices.ts';
import { inboxPath } from '#projections/inbox/inbox.schema.ts';
import { executeCommand } from '../../eventStore/executeCommand.ts';
import { handleDocuments } from '../../policies/handleMessage.ts';
import { fork } from '../../testing/memoryProcess.ts';
import { addDevice, makeOffer, removeDevice, talentId, worldAfter } from '../../testing/smallWorld.ts';

let [withDevice, removed]: World[] = [];
beforeAll(async () => {
  [withDevice, removed] = [await worldAfter(addDevice('a')), await worldAfter(addDevice('a'), removeDevice('a'))];
});

/** Handles an offer to the talent; how many pushes it queues, and whether it reads the devices. */
const offered = async (world: World) => {
  let readsDevices = false;
  const runtime = processOf(world, async (call, effect) => {
    readsDevices ||= call.includes(pushDevicesPath(talentId));
    return effect();
  });
  const { message } = await executeCommand(processOf(world), makeOffer);
  if (!message) throw new Error('an offer has followers');
  await handleDocuments(runtime, message);
  return { pushes: [...world.database.documents().keys()].filter((path) => path.startsWith('pushes/')).length, readsDevices };
};

test('the inbox tells whether a person has devices, so they are not read', async () => {
  expect(await offered(fork(withDevice as World))).toEqual({ pushes: 1, readsDevices: false });
  expect(await offered(fork(removed as World))).toEqual({ pushes: 0, readsDevices: false });
});

test('an inbox of an older release does not know of devices, so they are read', async () => {
  const world = fork(withDevice as World);
  const inbox = processOf(world).db.doc(inboxPath(talentId));
  const { devices: _, ...older } = world.database.documents().get(inboxPath(talentId)) ?? {};
  await inbox.set(older);
  expect(await offered(world)).toEqual({ pushes: 1, readsDevices: true });
});
