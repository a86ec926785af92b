import { expect, test } from 'vitest';
import { clientId, makeOffer, offerId, worldAfter } from '#functions/testing/smallWorld.ts';
import { processOf } from '#local/memory/process.ts';
import { floorOf, footprint } from './commands.ts';

test('a run of the floor creates and changes as many documents as a command', async () => {
  const world = await worldAfter(makeOffer);
  const runtime = processOf(world);
  const template = await footprint(runtime, clientId, offerId);
  const run = await floorOf(runtime, template);
  const before = world.database.documents();
  await run();
  const first = world.database.documents();
  await run();
  const second = world.database.documents();
  const inFloor = (documents: typeof first) => [...documents.keys()].filter((path) => path.startsWith('floor-'));
  const newIn = (after: typeof first, earlier: typeof first) => inFloor(after).filter((path) => !earlier.has(path)).length;
  const changed = inFloor(before).filter((path) => JSON.stringify(first.get(path)) !== JSON.stringify(second.get(path))).length;
  expect(newIn(first, before)).toBe(newIn(second, first));
  expect([newIn(second, first) + changed, changed]).toEqual([template.writes.length, 3]);
});
