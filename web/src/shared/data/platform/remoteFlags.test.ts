import { describe, expect, test } from 'vitest';
import { HOUR } from '#domain/kernel/calendar/instants.ts';
import { defaultFlags, isUnderMaintenance } from './keptFlags.ts';

const NOON = Date.parse('2026-11-20T12:00:00+09:00');

describe('maintenance', () => {
  test('is off until it is read', () => expect(isUnderMaintenance(defaultFlags, NOON)).toBe(false));
  test('without times lasts from the switch on', () => expect(isUnderMaintenance({ ...defaultFlags, maintenance: true }, NOON)).toBe(true));
  test('with times lasts between them', () => {
    const planned = { maintenance: true, maintenanceStartAt: NOON, maintenanceEndAt: NOON + HOUR };
    expect([NOON - 1, NOON, NOON + HOUR - 1, NOON + HOUR].map((now) => isUnderMaintenance(planned, now))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
  test('with times but switched off is off', () =>
    expect(isUnderMaintenance({ maintenance: false, maintenanceStartAt: NOON, maintenanceEndAt: NOON + HOUR }, NOON)).toBe(false));
});
