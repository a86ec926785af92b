import { expect, test } from 'vitest';
import { calibrated } from './calibration.ts';

test('on a machine half as fast, times are halved, rates doubled and ratios unchanged', () => {
  expect(calibrated('rebuild100kMs', 20_000, 2)).toBe(10_000);
  expect(calibrated('replayEventsPerSec', 100_000, 2)).toBe(200_000);
  expect(calibrated('callableRatio', 2.5, 2)).toBe(2.5);
});
