import { expect, test } from 'vitest';
import { decider as entry } from '#domain/entry/entry.ts';
import { decider as offer } from '#domain/offer/offer.ts';
import { aggregates } from '#domain/registry.ts';
import { routes } from '#web/app/routes.ts';

// Other tools read these files by their paths, also after their code moved.

test('the deciders of offers and entries are exported at their paths', () => {
  expect(offer).toBe(aggregates.offer.decider);
  expect(entry).toBe(aggregates.entry.decider);
});

test('the routes are importable without a browser, each with path, title, group and layout', () => {
  expect(routes.length).toBeGreaterThan(100);
  const lacking = routes.filter(({ path, title, group, layout }) => !(path && title && group && layout));
  expect(lacking).toEqual([]);
});
