import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '#domain/testing/rotation.ts';
import { documentsInMemory } from './documentsInMemory.ts';
import type { ReadModel } from './kernel/projector.ts';

/** Ids that begin alike, and paths at two depths. */
const id = fc.constantFrom('', '_', 'a', 'a_', 'a_1', 'a_1_b', 'ab', 'ab_1', 'offer-a', 'offer-a_1', 'offer-a_10');
const path = fc.tuple(fc.constantFrom('jobs/', 'notifications/', 'jobs/a_1/offers/'), id).map((parts) => parts.join(''));
const step = fc.tuple(fc.constantFrom('set', 'set', 'get', 'delete'), path);

test('documents in memory are found, replaced, deleted, counted and listed like those of one map', () =>
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const [documents, expected] = [documentsInMemory(), new Map<string, ReadModel>()];
      for (const [n, [what, at]] of steps.entries()) {
        if (what === 'set') for (const each of [documents, expected]) each.set(at, { n });
        else if (what === 'delete') for (const each of [documents, expected]) each.delete(at);
        expect(documents.get(at)).toEqual(expected.get(at));
      }
      expect(documents.size).toBe(expected.size);
      expect(new Map(documents)).toEqual(expected);
      expect([...documents.keys()].every((at) => documents.has(at))).toBe(true);
      expect(new Set(documents.values())).toEqual(new Set(expected.values()));
    }),
    { numRuns: runs(300) },
  ));
