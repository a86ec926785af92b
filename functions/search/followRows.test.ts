import { expect, test } from 'vitest';
import { MINUTE } from '#domain/kernel/calendar/instants.ts';
import { NOON } from '#domain/testing/contexts.ts';
import type { Around } from '#local/memory/firestore.ts';
import { deliverAll, processOf, type World } from '#local/memory/process.ts';
import type { CastRow } from '#projections/search/rows.ts';
import { executeCommand } from '../eventStore/executeCommand.ts';
import { paths } from '../platform/firestorePaths.ts';
import { handlers, send, settle, whatDiffers } from '../testing/memoryProcess.ts';
import { hideTalent, rename, talentId, withdrawClient, withdrawTalent, worldAfter } from '../testing/smallWorld.ts';
import { type Pack, type SearchRow, unpackRows } from './packs.ts';

const message = { streamId: `talent-${talentId}`, version: 1 };

const rowsIn = ({ database }: World, kind: 'casts' | 'jobs'): readonly SearchRow[] =>
  [...database.documents()].flatMap(([path, document]) =>
    path.startsWith(`searchPacks/${kind}_`) ? unpackRows((document as unknown as Pack).rows) : [],
  );
const namesIn = (world: World) => rowsIn(world, 'casts').map((row) => (row as CastRow).texts[0].split('\n')[0]);

/** A world with a renamed cast; only the search row is owed. */
const renamed = async (name: string): Promise<World> => {
  const world = await worldAfter();
  await executeCommand(processOf(world), rename(name));
  await handlers.shared(processOf(world), message);
  return world;
};

test('a writer that lost a conflict does not write an older row', async () => {
  const world = await renamed('一番 花子');
  const [stopped, resumed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let isFirst = true;
  const slow: Around = async (call, effect) => {
    if (call.includes('commit') && isFirst) {
      isFirst = false;
      stopped.resolve();
      await resumed.promise;
    }
    return effect();
  };
  const working = handlers.search(processOf(world, slow), message);
  await stopped.promise;
  await send(processOf(world), { ...rename('二番 花子'), commandId: 'second' });
  await settle(world, processOf(world), NOON + MINUTE);
  expect(namesIn(world)).toEqual(['二番花子']);
  resumed.resolve();
  await working;
  expect(namesIn(world)).toEqual(['二番花子']);
  expect(await whatDiffers(world)).toEqual([]);
});

/** Handles what the search owes; returns the calls to the database. */
const callsOfSearch = async (world: World, between: (call: string) => Promise<void> = async () => undefined): Promise<string[]> => {
  const calls: string[] = [];
  const noting: Around = async (call, effect) => {
    calls.push(call);
    await between(call);
    return effect();
  };
  await handlers.search(processOf(world, noting), message);
  return calls;
};

/** A new name changes the cast's row and the office's row of the person. */
test('the last row of an event and the note of it are one commit', async () => {
  const world = await renamed('一番 花子');
  await handlers.policies(processOf(world), message);
  const calls = await callsOfSearch(world);
  expect(calls.filter((call) => call === 'commit')).toHaveLength(2);
  // The pause is read with the documents of each row.
  expect(calls).not.toContain(`get ${paths.projectionControl}`);
  expect(namesIn(world)).toEqual(['一番花子']);
  expect(await callsOfSearch(world)).toEqual([`get ${paths.progress(message.streamId)}`]);
});

test('a progress that moves in between keeps no row from being written and noted', async () => {
  const world = await renamed('一番 花子');
  await handlers.policies(processOf(world), message);
  const progress = processOf(world).db.doc(paths.progress(message.streamId));
  let moves = 1;
  await callsOfSearch(world, async (call) => {
    if (call === 'commit' && moves-- > 0) await progress.update({ 'failures.policies': 1 });
  });
  expect(namesIn(world)).toEqual(['一番花子']);
  expect(await callsOfSearch(world)).toHaveLength(1);
  expect(await whatDiffers(world)).toEqual([]);
});

test('no row is written during a rebuild, and the events stay owed', async () => {
  const world = await renamed('一番 花子');
  const { db } = processOf(world);
  await db.doc(paths.projectionControl).set({ pausedAt: NOON });
  await handlers.search(processOf(world), message);
  expect(namesIn(world)).not.toContain('一番花子');
  await db.doc(paths.projectionControl).delete();
  await settle(world);
  expect(namesIn(world)).toEqual(['一番花子']);
});

test.each([
  ['a cast who is hidden', hideTalent],
  ['a cast who left', withdrawTalent],
])('%s has no row and no word in another', async (_, command) => {
  const world = await renamed('一番 花子');
  await settle(world);
  expect(rowsIn(world, 'casts')).toHaveLength(1);
  await send(processOf(world), command);
  await settle(world);
  expect(rowsIn(world, 'casts')).toEqual([]);
});

test('the jobs of a client who left have no row', async () => {
  const world = await worldAfter();
  expect(rowsIn(world, 'jobs')).toHaveLength(1);
  await send(processOf(world), withdrawClient);
  await deliverAll(world, processOf(world));
  await settle(world);
  expect(rowsIn(world, 'jobs')).toEqual([]);
});
