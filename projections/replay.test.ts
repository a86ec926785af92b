import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyEnvelope } from '#domain/registry.ts';
import { interleave, turns, worlds } from '#domain/testing/envelopes.ts';
import { runs } from '#domain/testing/rotation.ts';
import { applyEvent, byType, type ReadModel } from './kernel/projector.ts';
import { readModelProjectors } from './readModels.ts';
import { replay } from './replay.ts';
import { parseDocument, project } from './testing/project.ts';

const RUNS = { numRuns: runs(40) };

const replayed = (events: readonly AnyEnvelope[]): Record<string, ReadModel> => {
  const world = replay();
  for (const event of events) world.add(event);
  return Object.fromEntries(world.documents());
};

describe('the documents of any history', () => {
  test('are the same in any order of streams', () =>
    fc.assert(
      fc.property(worlds, turns, (streams, order) => {
        expect(replayed(interleave(streams, order))).toEqual(replayed(streams.flat()));
      }),
      RUNS,
    ));

  test('match the schemas of the web app', () =>
    fc.assert(
      fc.property(worlds, (streams) => {
        for (const [path, document] of Object.entries(replayed(streams.flat()))) expect(parseDocument(path, document)).toEqual(document);
      }),
      RUNS,
    ));

  test('depend only on the documents that each projector declares', () =>
    fc.assert(
      fc.property(worlds, turns, (streams, order) => {
        const events = interleave(streams, order);
        const documents = new Map<string, ReadModel>();
        for (const event of events) applyEvent(byType(readModelProjectors), event, documents);
        expect(project(readModelProjectors, events)).toEqual(Object.fromEntries(documents));
      }),
      RUNS,
    ));
});
