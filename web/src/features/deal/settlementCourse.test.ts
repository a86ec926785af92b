import { expect, test } from 'vitest';
import { DAY, NOON } from '#domain/testing/contexts.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { agreed, claimed, decided, handedOver, objected, reported, type Sent, settledBy } from '#domain/testing/settlementSamples.ts';
import { type Settlement, settlementPath } from '#projections/settlement/settlements.schema.ts';
import { settlements } from '#projections/settlement/settlements.ts';
import { project } from '#projections/testing/project.ts';
import { stageOfSettlement, stepsOfSettlement } from './settlementCourse.ts';

const after = (...sent: readonly Sent[]): Settlement =>
  project([settlements], envelopes('settlement-d1', ...settledBy(...sent)))[settlementPath('d1')] as Settlement;
const course = (settled: Settlement | null, side: 'client' | 'talent' = 'client') =>
  stepsOfSettlement(settled, side, NOON + 7 * DAY).map(({ label, state }) => `${label} ${state}`);

test.each([
  ['nobody reported', null, ['報告 current', '確認 ahead', '確定 ahead', '請求 ahead']],
  ['a report waits', after(reported), ['報告 done', '確認 current', '確定 ahead', '請求 ahead']],
  ['nobody answered', after(reported, handedOver), ['報告 done', '確認 stopped', '事務局の決定 current', '請求 ahead']],
  ['a row is disputed', after(reported, objected), ['報告 done', '確認 done', '事務局の決定 current', '請求 ahead']],
  ['all rows are agreed', after(reported, agreed), ['報告 done', '確認 done', '確定 done', '請求 current']],
  ['the office decided', after(reported, objected, decided), ['報告 done', '確認 done', '事務局の決定 done', '請求 current']],
  ['the invoice has it', after(reported, agreed, claimed), ['報告 done', '確認 done', '確定 done', '請求 done']],
] as const)('the course when %s', (_, settled, steps) => expect(course(settled)).toEqual(steps));

test('a cast sees the payment as what comes after the end, in the month of the end', () => {
  expect(course(after(reported, agreed), 'talent').at(-1)).toBe('支払 ahead');
  expect(stageOfSettlement(after(reported, agreed), 'talent', NOON).next).toBe('2026年11月分の支払通知書に加わります。');
  expect(stageOfSettlement(after(reported, agreed), 'client', NOON).next).toBe('2026年11月分の請求書に加わります。');
  expect(stageOfSettlement(after(reported, agreed, claimed), 'client', NOON).next).toBe('請求書2026-0001に入りました。');
});

test('the time left is amber for the side that answers, below 48 hours, and grey for the other', () => {
  const settled = after(reported);
  const chips = (now: number) => (['client', 'talent'] as const).map((side) => stageOfSettlement(settled, side, now).chip);
  expect(chips(NOON)).toEqual([
    { tone: 'mine', label: '確認をお願いします・あと3日' },
    { tone: 'theirs', label: '相手の確認待ち・あと3日' },
  ]);
  expect(chips(NOON + 2 * DAY)[0]).toEqual({ tone: 'warning', label: '確認をお願いします・あと24時間' });
});

test('after the time for it, the other side can still answer until the office decides', () => {
  const settled = after(reported, handedOver);
  expect(stageOfSettlement(settled, 'client', NOON + 4 * DAY)).toMatchObject({
    chip: { label: '事務局の確認待ち' },
    next: '期限までに回答がなかったため、事務局が確認して決定します。決定までは回答できます。',
  });
  expect(stageOfSettlement(settled, 'talent', NOON + 4 * DAY).next).not.toContain('回答できます');
});
