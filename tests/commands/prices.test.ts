import { expect, test } from 'vitest';
import { readBaseline } from '../../bench/baseline.ts';
import { counts } from '../../bench/counts.ts';

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
