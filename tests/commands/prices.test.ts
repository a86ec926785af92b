import { expect, test } from 'vitest';
import { readBaseline } from '../../bench/baseline.ts';
import { counts, feeChanges } from '../../bench/counts.ts';

/** Encrypted fields and random ids differ by a few bytes. */
const BYTES = 0.05;

/**
 * A count above the baseline is a price that rose. A count below is written into the baseline by
 * `npm run bench -- --quick --save`, so that it cannot rise again.
 */
test('documents, bytes and round trips of actions are those of bench/baseline.json', async () => {
  const { documents } = readBaseline();
  const now = await counts();
  const withoutBytes = (prices: typeof documents) =>
    Object.fromEntries(Object.entries(prices).map(([action, { bytes: _, ...rest }]) => [action, rest]));
  expect(withoutBytes(now)).toEqual(withoutBytes(documents));
  const changed = Object.entries(now).filter(([action, { bytes }]) => Math.abs(bytes / (documents[action]?.bytes ?? 0) - 1) > BYTES);
  expect(changed.map(([action, { bytes }]) => [action, bytes, documents[action]?.bytes])).toEqual([]);
});

/** The inbox has an id of 28 bytes per open deal, 2,000 at most. Nothing else may grow. */
test('no document that an event writes grows with the open deals of a person, except the ids in an inbox', async () => {
  const { few, many } = await feeChanges();
  expect(many / few).toBeGreaterThan(0.9);
  expect(many / few).toBeLessThan(1.1);
});
