import { expect, test } from 'vitest';
import { refusalRows } from './refusalsCard.tsx';

test('the most frequent refusal of today is first; refusals of only one of the days are included', () => {
  const today = { date: '2026-11-22', counts: { offer: { 'status-conflict': 2, aborted: 5 } } };
  const yesterday = { date: '2026-11-21', counts: { offer: { aborted: 1 }, entry: { 'job-ended': 9 } } };
  expect(refusalRows([today, yesterday])).toEqual([
    { aggregate: 'offer', code: 'aborted', today: 5, yesterday: 1 },
    { aggregate: 'offer', code: 'status-conflict', today: 2, yesterday: 0 },
    { aggregate: 'entry', code: 'job-ended', today: 0, yesterday: 9 },
  ]);
});
