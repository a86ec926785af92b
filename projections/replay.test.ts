import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from '#domain/kernel/decider.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { type AnyEnvelope, aggregateNamed } from '#domain/registry.ts';
import { interleave, turns, worlds } from '#domain/testing/envelopes.ts';
import { applyEvent, byType, type ReadModel } from './projector.ts';
import { readModelProjectors } from './readModels.ts';
import { replay } from './replay.ts';
import { parseDocument, project } from './testing/project.ts';

/** A thousand of them are tried in tests/faults/histories.test.ts. */
const RUNS = { numRuns: 150 };
const FEWER = { numRuns: 150 };

const replayed = (events: readonly AnyEnvelope[]): Record<string, ReadModel> => {
  const world = replay();
  for (const event of events) world.add(event);
  return Object.fromEntries(world.documents());
};

/** What an aggregate says that the clock still has to do for a stream; null where the clock has nothing to do ever. */
const decided = (stream: readonly AnyEnvelope[]) => {
  const aggregate = stream[0] && aggregateNamed(parseStreamId(stream[0].streamId).aggregate);
  return aggregate?.deadlines?.(fold(aggregate.decider, stream)) ?? null;
};

describe('the documents of any history', () => {
  test('are the same whatever the order between streams', () =>
    fc.assert(
      fc.property(worlds, turns, (streams, order) => {
        expect(replayed(interleave(streams, order))).toEqual(replayed(streams.flat()));
      }),
      RUNS,
    ));

  test('fit the schemas that the web app reads with', () =>
    fc.assert(
      fc.property(worlds, (streams) => {
        for (const [path, document] of Object.entries(replayed(streams.flat()))) expect(parseDocument(path, document)).toEqual(document);
      }),
      FEWER,
    ));

  test('come from nothing but what each projector says it reads', () =>
    fc.assert(
      fc.property(worlds, turns, (streams, order) => {
        const events = interleave(streams, order);
        const documents = new Map<string, ReadModel>();
        for (const event of events) applyEvent(byType(readModelProjectors), event, documents);
        expect(project(readModelProjectors, events)).toEqual(Object.fromEntries(documents));
      }),
      FEWER,
    ));

  test('say of every stream the deadlines that its aggregate says', () =>
    fc.assert(
      fc.property(worlds, (streams) => {
        const documents = Object.values(project(readModelProjectors, streams.flat()));
        for (const stream of streams) {
          const expected = decided(stream);
          if (expected === null) continue;
          const own = stream[0]?.streamId;
          const shown = documents.flatMap(({ kind, streamId, dueAt }) => (streamId === own && dueAt ? [{ kind, dueAt }] : []));
          const sorted = (deadlines: readonly { kind: unknown }[]) =>
            deadlines.toSorted((a, b) => String(a.kind).localeCompare(String(b.kind)));
          expect(sorted(shown)).toEqual(sorted(expected));
        }
      }),
      FEWER,
    ));
});
