import { expect, test } from 'vitest';
import { fitOf, fitText } from './fit.ts';

const day = '2026-12-14';
const on = (date: string) => [{ from: date, to: date }];
const job = { prefecture: 13, gender: 0, ageBands: [], industry: [], dates: [day] };
const cast: Parameters<typeof fitOf>[1] = {
  prefecture: 13,
  gender: 2,
  ageBand: 7,
  industry: ['beauty'],
  days: { busy: [], ask: [], free: on(day) },
};

const ranked = (jobs: Readonly<Record<string, Partial<Parameters<typeof fitOf>[0]>>>, days = cast.days) =>
  Object.entries(jobs)
    .map(([name, fields]) => ({ name, points: fitOf({ ...job, ...fields }, { ...cast, days }).points }))
    .sort((a, b) => b.points - a.points)
    .map(({ name }) => name);

test('the own prefecture is before the own region, and that before others; a job without a place is no miss', () => {
  expect(ranked({ osaka: { prefecture: 27 }, kanagawa: { prefecture: 14 }, tokyo: {} })).toEqual(['tokyo', 'kanagawa', 'osaka']);
  expect(fitOf({ ...job, prefecture: 0 }, cast).points).toBe(fitOf({ ...job, prefecture: 27 }, cast).points);
});

test('days in the calendar: free, ask, unknown; taken days are last, whatever else fits', () => {
  const days = { busy: on('2026-12-01'), ask: on('2026-12-02'), free: on('2026-12-03') };
  const dates = (date: string) => ({ dates: [date], industry: date === '2026-12-01' ? ['beauty'] : [] });
  const jobs = { busy: dates('2026-12-01'), unknown: dates('2026-12-04'), ask: dates('2026-12-02'), free: dates('2026-12-03') };
  expect(ranked(jobs, days)).toEqual(['free', 'ask', 'unknown', 'busy']);
  expect(ranked({ busy: dates('2026-12-01'), man: { ...dates('2026-12-04'), gender: 1, prefecture: 27 } }, days)).toEqual(['man', 'busy']);
});

test('a free day elsewhere is before an unknown day at home', () => {
  expect(ranked({ home: { dates: ['2026-12-20'] }, osaka: { prefecture: 27 } })).toEqual(['osaka', 'home']);
});

test('jobs for other people come after all jobs for the cast; the same age by the code of an earlier release', () => {
  const jobs = { man: { gender: 1 }, old: { ageBands: [10] }, any: { prefecture: 27, dates: [] } };
  expect(ranked(jobs)[0]).toBe('any');
  expect(fitOf({ ...job, ageBands: [14] }, { ...cast, ageBand: 6 }).reasons).toContain('wanted');
  expect(fitOf({ ...job, gender: 1, ageBands: [7] }, { ...cast, gender: 0 }).reasons).toContain('wanted');
  expect(fitOf({ ...job, gender: 1 }, { ...cast, gender: 0 }).reasons).not.toContain('unwanted');
});

test.each([
  [{}, '東京・その日は空き'],
  [{ prefecture: 1, dates: [] }, ''],
  [{ prefecture: 14, dates: ['2026-12-20'], gender: 2 }, '関東・予定は未登録・募集の性別・年代'],
  [{ dates: [day, '2026-12-20'], industry: ['beauty'] }, '東京・予定は未登録・経験のある業種'],
  [{ prefecture: 27, dates: [], gender: 1 }, '募集の対象外'],
])('%o is explained by 「%s」', (fields, text) => {
  const asked = { ...job, ...fields };
  expect(fitText(fitOf(asked, cast).reasons, asked)).toBe(text);
});
