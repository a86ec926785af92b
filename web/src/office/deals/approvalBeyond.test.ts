import { expect, test } from 'vitest';
import { beyondLimit } from './approvalBeyond.ts';

test.each([
  ['without a limit', 999_999, null, undefined, null],
  ['at the limit', 300_000, 300_000, undefined, null],
  ['above the limit', 300_001, 300_000, undefined, 'above'],
  ['without a fee yet', null, 300_000, undefined, null],
  ['above the limit, with a watch', 300_001, 300_000, { on: true, above: 500_000 }, 'second'],
  ['above the watch', 200_000, null, { on: true, above: 100_000 }, 'second'],
  ['with a watch that is off', 300_001, 300_000, { on: false, above: null }, 'above'],
] as const)('a fee %s', (_, fee, limit, watch, expected) => expect(beyondLimit(fee, limit, watch)).toBe(expected));
