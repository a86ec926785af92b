import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AnyEnvelope, definitionOf } from '#domain/registry.ts';
import { worlds } from '#domain/testing/envelopes.ts';
import { runs } from '#domain/testing/rotation.ts';
import { cardSources } from '#projections/cards.ts';
import type { ReadModel } from '#projections/kernel/projector.ts';
import { replay } from '#projections/replay.ts';
import { personalTraces } from './wipeTraces.ts';

/** An event as it is read after the keys of all its people are erased. */
const erased = (event: AnyEnvelope): AnyEnvelope => {
  const data = structuredClone(event.data) as Record<string, unknown>;
  for (const path of definitionOf(event.type).personalPaths) {
    const [field, ...holders] = path.split('.').reverse() as [string, ...string[]];
    const holder = holders.reverse().reduce((object, key) => object[key] as Record<string, unknown>, data);
    if (field in holder) holder[field] = null;
  }
  return { ...event, data } as AnyEnvelope;
};

const documentsOf = (events: readonly AnyEnvelope[]): ReadonlyMap<string, ReadModel> => {
  const world = replay();
  for (const event of events) world.add(event);
  return world.documents();
};

const collectionOf = (path: string) => path.split('/').at(-2) as string;
/** A person's own documents and jobs, and the roster and payments with their own keys. */
const ownDocuments = [
  ...['users', 'talents', 'talentPrivate', 'clients', 'publicClients', 'destinations', 'pushDevices', 'students', 'guardians'],
  ...[
    'savedSearches',
    'jobs',
    'publicJobs',
    'publicTalents',
    'jobDrafts',
    'officeActs',
    'officeAccounts',
    'officeClients',
    'officeStudents',
    'payees',
    'officePayees',
    'payouts',
  ],
];
const cardFields = cardSources.flatMap(({ shownIn }) => shownIn);

/** The document after a trace is applied; null if it is deleted. */
const wiped = (path: string, document: ReadModel): ReadModel | null => {
  const copy = structuredClone(document);
  for (const { collection, idField, erased: fields } of personalTraces) {
    if (collection !== collectionOf(path) || (at(copy, idField) ?? null) === null) continue;
    if (fields === 'gone') return null;
    for (const [field, value] of Object.entries(fields)) {
      const [last, ...holders] = field.split('.').reverse() as [string, ...string[]];
      const holder = holders.reverse().reduce((object, key) => object[key] as Record<string, unknown>, copy);
      holder[last] = value;
    }
  }
  return copy;
};
const at = (document: ReadModel, path: string): unknown =>
  path.split('.').reduce<unknown>((held, key) => (held as Record<string, unknown> | null | undefined)?.[key], document);

test('each personal word in other documents has a trace that equals a replay without the key', () =>
  fc.assert(
    fc.property(worlds, (streams) => {
      const live = documentsOf(streams.flat());
      const replayed = documentsOf(streams.flat().map(erased));
      expect([...replayed.keys()].filter((path) => !live.has(path))).toEqual([]);
      for (const [path, document] of live) {
        if (ownDocuments.includes(collectionOf(path))) continue;
        const cards = cardFields.filter(({ collection }) => collection === collectionOf(path)).map(({ cardField }) => cardField);
        const [expected, found] = [replayed.get(path) ?? {}, wiped(path, document) ?? {}];
        const differing = Object.keys({ ...expected, ...found }).filter(
          (field) => !cards.includes(field) && !isDeepStrictEqual(expected[field], found[field]),
        );
        expect([path, differing]).toEqual([path, []]);
      }
    }),
    { numRuns: runs(40) },
  ));

test('the words of a deal with the keys of both sides are emptied when either leaves', () => {
  const emptiedFor = (collection: string, idField: string) =>
    Object.keys(personalTraces.find((trace) => trace.collection === collection && trace.idField === idField)?.erased ?? {});
  const onlyOne = (collection: string) => {
    const [client, talent] = [emptiedFor(collection, 'clientId'), emptiedFor(collection, 'talentId')];
    return [client.filter((field) => !talent.includes(field)), talent.filter((field) => !client.includes(field))];
  };
  // The words of an inquiry are the client's alone, and those of an entry the cast's.
  expect(onlyOne('offers')).toEqual([['message'], []]);
  expect(onlyOne('entries')).toEqual([[], ['pr', 'schedule', 'days']]);
});
