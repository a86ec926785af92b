import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { type AnyEnvelope, aggregates } from '#domain/registry.ts';
import { interleave, turns, worlds } from '#domain/testing/envelopes.ts';
import type { ReadModel } from '#projections/kernel/projector.ts';
import { readModelCollections } from '#projections/readModels.ts';
import { replay } from '#projections/replay.ts';

const documentsOf = (events: readonly AnyEnvelope[]): Record<string, ReadModel> => {
  const world = replay();
  for (const event of events) world.add(event);
  return Object.fromEntries(world.documents());
};

/** `SEED=… npx vitest run tests/faults/histories.test.ts` repeats a run. */
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);

test('a thousand histories over all aggregates: any order of delivery between streams gives the same documents', () => {
  console.info(`histories: seed ${seed}`);
  const seen = { aggregates: new Set<string>(), collections: new Set<string>(), shuffled: 0 };
  fc.assert(
    fc.property(worlds, turns, (streams, order) => {
      const inOrder = streams.flat();
      const delivered = interleave(streams, order);
      const expected = documentsOf(inOrder);
      expect(documentsOf(delivered)).toEqual(expected);
      for (const { streamId } of inOrder) seen.aggregates.add(parseStreamId(streamId).aggregate);
      for (const path of Object.keys(expected)) seen.collections.add(path.split('/').at(-2) as string);
      if (delivered.some((event, at) => event !== inOrder[at])) seen.shuffled++;
    }),
    { numRuns: 1_000, seed },
  );
  expect([...seen.aggregates].sort()).toEqual(Object.keys(aggregates).sort());
  expect(readModelCollections.filter((name) => !seen.collections.has(name))).toEqual([]);
  expect(seen.shuffled).toBeGreaterThan(900);
}, 120_000);
