import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '#domain/testing/rotation.ts';
import { type Stored, writes } from '#local/memory/writes.ts';
import { changedEntries, type ReadModel } from '#projections/kernel/projector.ts';
import { asUpdate } from '../eventStore/commit.ts';

const key = fc.constantFrom('id', 'offer-1', 'entry-2', '2026-11', 'a.b', '');
const { document } = fc.letrec<{ value: unknown; document: ReadModel }>((tie) => ({
  value: fc.oneof({ maxDepth: 3 }, fc.constantFrom(null, 0, 1, '', 'x'), fc.array(fc.constantFrom('x', 1)), tie('document')),
  document: fc.dictionary(key, tie('value'), { maxKeys: 3, noNullPrototype: true }),
}));
/** The database has no fields with empty names, and a dot in one separates keys. */
const fields = document.filter((model) => Object.keys(model).every((name) => name !== '' && !name.includes('.')));

test('the changed entries of a document make the old version the new one', () => {
  fc.assert(
    fc.property(fields, fields, (before, after) => {
      const entries = changedEntries(before, after);
      const isSame = Object.keys(entries).length === 0;
      const stored = { data: before } as Stored;
      expect(isSame ? before : writes.update('agendas/a', asUpdate(entries)).next(stored)).toEqual(after);
    }),
    { numRuns: runs(300) },
  );
});

test('a changed deal among many is one entry', () => {
  const deals = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`offer-${n}`, { fee: 30_000, workDays: ['2026-12-01'] }]));
  const after = { id: 'a', deals: { ...deals, 'offer-7': { fee: 31_000, workDays: ['2026-12-01'] } } };
  expect(changedEntries({ id: 'a', deals }, after)).toEqual({ 'deals.offer-7.fee': 31_000 });
  const { 'offer-7': _, ...rest } = deals;
  expect(changedEntries({ id: 'a', deals }, { id: 'a', deals: rest })).toEqual({ 'deals.offer-7': undefined });
});
