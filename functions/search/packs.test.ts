import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JobRow } from '#projections/search/rows.ts';
import { jobRow } from '#projections/testing/documents.ts';
import { FIRST_PLACE, packsOf, placeOf, unpackRows, withRow } from './packs.ts';

test('rows stay sorted by place, each once, after additions, replacements and removals', () => {
  const acts = fc.array(fc.record({ id: fc.integer({ min: 0, max: 30 }).map(String), title: fc.option(fc.string()) }), { maxLength: 80 });
  fc.assert(
    fc.property(acts, (all) => {
      const model = new Map<string, string>();
      let rows = [] as ReturnType<typeof withRow>;
      for (const { id, title } of all) {
        rows = withRow(rows, id, title === null ? null : jobRow(id, title));
        if (title === null) model.delete(id);
        else model.set(id, title);
      }
      expect(rows.map(({ id }) => placeOf(id))).toEqual([...model.keys()].map(placeOf).sort());
      expect(new Map(rows.map((row) => [row.id, (row as JobRow).texts[0]]))).toEqual(model);
    }),
  );
});

test('a pack that is too large is split, and each row is in the pack of its place', () => {
  const rows = Array.from({ length: 50 }, (_, n) => jobRow(`job-${n}`)).sort((a, b) => (placeOf(a.id) < placeOf(b.id) ? -1 : 1));
  const packs = packsOf(FIRST_PLACE, rows, 200);
  expect(packs.length).toBeGreaterThan(3);
  expect(packs[0]?.from).toBe(FIRST_PLACE);
  expect(packs.flatMap((pack) => unpackRows(pack.rows))).toEqual(rows);
  for (const [at, pack] of packs.entries()) {
    const next = packs[at + 1]?.from ?? 'g';
    expect(pack.rows.length).toBeLessThanOrEqual(200);
    for (const { id } of unpackRows(pack.rows)) expect(placeOf(id) >= pack.from && placeOf(id) < next).toBe(true);
  }
  expect(packsOf(FIRST_PLACE, rows)).toHaveLength(1);
});
