import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routes } from '#web/routing/routes.ts';
import { DAY, NOON } from '../../testing/contexts.ts';
import { cancellationAmount } from '../../work/deal/cancelTable.ts';
import { nightLimit } from '../../work/guardian/nightWork.ts';
import { helpTopics } from './answers.ts';

const answers = helpTopics.flatMap((topic) => topic.answers);
const textOf = (id: string): string => answers.find((answer) => answer.id === id)?.answer.join('') ?? '';

test('every topic and every answer has an id', () => {
  expect(answers.length).toBeGreaterThan(30);
  for (const list of [helpTopics, answers]) expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  for (const { question, answer } of answers)
    for (const text of [question, ...answer]) expect(text).toMatch(/[。？]$|ません$|ください$|ました$|ます$/);
});

test('an answer links to a page of this app that needs no id', () => {
  const pages = new Map(routes.map(({ name, path }) => [name as string, path as string]));
  for (const { page } of answers)
    if (page) expect([page.route, pages.get(page.route) ?? ':']).toEqual([page.route, expect.not.stringContaining(':')]);
});

test('no number of a rule is written by hand', () => {
  const source = readFileSync(new URL('./answers.ts', import.meta.url), 'utf8').replace(/\/\*\*.*?\*\//g, '');
  const written = source.match(/[0-9０-９]+(?:日|時|分|件|枚|文字|%|％|か月|歳|円)/g) ?? [];
  // The ages of majority and of the end of compulsory school are not our rules.
  expect([...new Set(written)].sort()).toEqual(['18歳', '31日']);
});

test('the answers contain the numbers of the rules', () => {
  const days = [{ date: '2026-12-10', kind: 'SHOOT' as const }];
  const owed = (daysBefore: number) => cancellationAmount(100_000, days, NOON, Date.parse('2026-12-10T12:00:00+09:00') - daysBefore * DAY);
  expect([owed(2), owed(1), owed(0)]).toEqual([0, 50_000, 100_000]);
  expect(textOf('cancel-fee')).toContain('前日は50%、当日以降は100%');
  const [pupil, minor] = [nightLimit('2014-06-01', '2026-11-20'), nightLimit('2010-06-01', '2026-11-20')];
  expect([pupil, minor]).toEqual([
    { from: '20:00', to: '05:00' },
    { from: '22:00', to: '05:00' },
  ]);
  for (const hours of ['22時から翌朝5時', '20時から翌朝5時']) expect(textOf('minor-night')).toContain(hours);
  expect(textOf('flow')).toMatch(/それぞれ7日です。.*期限の2日前に/);
  for (const id of ['flow', 'entry-time', 'change', 'change-talent']) expect(textOf(id)).toMatch(/始まる1日前まで.*2時間はあります/);
  expect(textOf('contact')).toMatch(/^3日以内を目安に.*14日以内であれば/);
  expect(textOf('room')).toContain('2000文字まで、写真は4枚、PDFは3件（一つ10MB、200ページ）まで');
});

test('a cast finds who pays, on which account, and what is taken off', () => {
  expect(textOf('pay-day')).toMatch(/事務局からお受け取り口座へ振り込みます。.*60日以内.*7日のあいだ/);
  expect(textOf('arrival')).toMatch(/利用料と源泉徴収税を引いた額.*10\.21%（1回の支払いで1,000,000円を超える分は20\.42%）.*インボイス/);
});
