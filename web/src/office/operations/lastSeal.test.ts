import { expect, test } from 'vitest';
import { HOUR } from '#domain/kernel/calendar/instants.ts';
import { sealWords } from './lastSeal.ts';

const sealedAt = Date.parse('2026-11-21T00:10:00+09:00');
const seal = { date: '2026-11-21', sealedAt, streams: 12_345 };

test('a seal of the last 26 hours shows its time and size', () => {
  const { text, isOverdue } = sealWords(seal, sealedAt + 26 * HOUR);
  expect(text).toMatch(/2026年11月21日.*12,345系列/);
  expect(isOverdue).toBe(false);
});

test('an older or missing seal is overdue', () => {
  expect(sealWords(seal, sealedAt + 26 * HOUR + 1).isOverdue).toBe(true);
  expect(sealWords(null, sealedAt)).toEqual({ text: 'まだ行われていません', isOverdue: true });
});
