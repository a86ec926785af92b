import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { type AnyEnvelope, aggregates } from '#domain/registry.ts';
import { worlds } from '#domain/testing/envelopes.ts';
import { applyWrite, type Projector, type ReadModel } from './kernel/projector.ts';
import { ownProjectors, pathsOf, readModelCollections, readModelProjectors, readModels } from './readModels.ts';
import { replay } from './replay.ts';

const histories = fc.sample(worlds, { numRuns: 300, seed: 1 });

type Written = { readonly projector: Projector; readonly path: string; readonly streamId: string };
const writtenIn = (streams: readonly (readonly AnyEnvelope[])[]): readonly Written[] => {
  const documents = new Map<string, ReadModel>();
  return streams.flat().flatMap((event) =>
    readModelProjectors
      .filter(({ handles }) => handles.includes(event.type))
      .flatMap((projector) =>
        projector.apply(event, documents).map((write) => {
          applyWrite(documents, write);
          return { projector, path: write[0], streamId: event.streamId };
        }),
      ),
  );
};

const written = histories.map(writtenIn);
const collectionOf = (path: string) => path.split('/').at(-2) as string;

test('the histories have events of all aggregates', () => {
  const found = new Set<string>(histories.flat(2).map(({ streamId }) => parseStreamId(streamId).aggregate));
  expect([...found].sort()).toEqual(Object.keys(aggregates).sort());
});

test('a document is at the path in the table', () => {
  const whereOf = (path: string) => path.split('/').slice(0, -1);
  const found = histories.flatMap((streams) => {
    const world = replay();
    for (const event of streams.flat()) world.add(event);
    return [...world.documents().keys()].map((path) =>
      whereOf(path)
        .map((part, index) => (index % 2 === 1 ? '*' : part))
        .join('/'),
    );
  });
  expect([...new Set(found)].sort()).toEqual(readModelCollections.flatMap(pathsOf).sort());
});

test('a projector writes the collections whose rows name it, and no others', () => {
  const found = new Set(written.flat().map(({ projector, path }) => `${projector.name} writes ${collectionOf(path)}`));
  const named = readModelCollections.flatMap((collection) => {
    const { own = [], shared = [] } = readModels[collection];
    return [...own, ...shared].map(({ name }) => `${name} writes ${collection}`);
  });
  expect([...found].sort()).toEqual(named.sort());
});

test('a collection is joint if several streams write one of its documents in commits', () => {
  const joint = written.flatMap((writes) => {
    const inCommits = writes.filter(({ projector }) => ownProjectors.includes(projector));
    return [...Map.groupBy(inCommits, ({ path }) => path)].flatMap(([path, same]) =>
      new Set(same.map(({ streamId }) => streamId)).size > 1 ? [collectionOf(path)] : [],
    );
  });
  expect([...new Set(joint)].sort()).toEqual(readModelCollections.filter((collection) => readModels[collection].joint).sort());
});
