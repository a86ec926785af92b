import { expect, test } from 'vitest';
import { changeText } from './change.ts';

test.each([
  [3, 3, '±0'],
  [9, 6, '+3（+50%）'],
  [0, 4, '−4（−100%）'],
  [2, 0, '+2'],
  [1_000_001, 1_000_000, '+1（±0%）'],
  [120_000, 100_000, '+20,000（+20%）'],
])('%d after %d: %s', (now, before, text) => expect(changeText(now, before)).toBe(text));
