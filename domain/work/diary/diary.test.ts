import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '#domain/testing/rotation.ts';
import { businessRules } from '../../kernel/businessRules.ts';
import { daysAfter } from '../../kernel/calendar/days.ts';
import { fold } from '../../kernel/decider.ts';
import { by } from '../../testing/contexts.ts';
import { scenario } from '../../testing/scenario.ts';
import type { BlockKind } from './dayKinds.ts';
import { type DiaryCommand, type DiaryEvent, diary } from './diary.ts';
import { assertNotDoubleBooked, overlapping, type Work } from './overlap.ts';
import { isInSpan, withoutSpan } from './spans.ts';

const { decider } = diary;
const TODAY = '2026-11-20';
const given = (...events: DiaryEvent[]) => scenario(decider).given(...events);
const busy = (from: string, to = from): DiaryCommand => ({ type: 'blockOut', from, to, kind: 'BUSY' });
const blocked = (from: string, to = from, kind: BlockKind = 'BUSY'): DiaryEvent => ({
  type: 'DiaryBlocked',
  data: { from, to, kind, on: TODAY },
});
const blocksAfter = (...events: DiaryEvent[]) => fold(decider, events).blocks;
const talent = by('talent');

describe('the days of a cast', () => {
  test('that are blocked already are not blocked again', () =>
    given(blocked('2026-12-01', '2026-12-03')).when(busy('2026-12-02'), talent, []));
  test('take the newest entry', () =>
    expect(blocksAfter(blocked('2026-12-01', '2026-12-03'), blocked('2026-12-02', '2026-12-02', 'ASK'))).toEqual([
      { from: '2026-12-01', to: '2026-12-01', kind: 'BUSY' },
      { from: '2026-12-03', to: '2026-12-03', kind: 'BUSY' },
      { from: '2026-12-02', to: '2026-12-02', kind: 'ASK' },
    ]));
  test('lose their entry in the middle of a span', () =>
    expect(
      blocksAfter(blocked('2026-12-01', '2026-12-03'), { type: 'DiaryUnblocked', data: { from: '2026-12-02', to: '2026-12-02' } }),
    ).toEqual([
      { from: '2026-12-01', to: '2026-12-01', kind: 'BUSY' },
      { from: '2026-12-03', to: '2026-12-03', kind: 'BUSY' },
    ]));
  const clear = { type: 'unblock', from: '2026-12-01', to: '2026-12-01' } as const;
  test('without an entry have none to lose', () => {
    given().when(clear, talent, []);
    given(blocked('2026-12-02')).when(clear, talent, []);
  });
  test('are free when the cast says so', () =>
    given(blocked('2026-12-01')).when({ type: 'blockOut', from: '2026-12-01', to: '2026-12-01', kind: 'FREE' }, talent, [
      blocked('2026-12-01', '2026-12-01', 'FREE'),
    ]));
  test('follow rules for weekdays, which the cast sets, once for each change', () => {
    const weekly = ['BUSY', 'BUSY', 'BUSY', 'BUSY', 'BUSY', 'FREE', 'FREE', 'UNKNOWN'] as const;
    const set: DiaryEvent = { type: 'DiaryWeekSet', data: { weekly: [...weekly] } };
    given().when({ type: 'setWeek', weekly: [...weekly] }, talent, [set]);
    given(set).when({ type: 'setWeek', weekly: [...weekly] }, talent, []);
    given().when({ type: 'setWeek', weekly: [...weekly] }, by('client'), 'permission-denied');
    expect(fold(decider, [set, blocked('2026-12-01')])).toMatchObject({ weekly, blocks: [{ kind: 'BUSY' }] });
  });
  test.each([
    ['an end before the beginning', busy('2026-12-03', '2026-12-01')],
    ['days that are over', busy('2026-11-01', '2026-11-19')],
    ['more days than a year', busy('2026-12-01', daysAfter('2026-12-01', businessRules.diarySpanMax))],
  ])('%s is refused, with an error at the field', (_, command) => given().when(command, talent, 'invalid-argument', ['to']));
  test('with too many spans are refused', () => {
    const full = Array.from({ length: businessRules.diaryBlocksMax }, (_, n) => blocked(daysAfter('2026-12-01', 2 * n)));
    given(...full).when(busy('2026-11-21'), talent, 'invalid-argument', ['from']);
  });
  test('in the past are dropped', () => {
    const events: DiaryEvent[] = [
      blocked('2026-12-01'),
      { type: 'DiaryBlocked', data: { from: '2027-01-10', to: '2027-01-10', kind: 'ASK', on: '2027-01-01' } },
    ];
    expect(blocksAfter(...events)).toEqual([{ from: '2027-01-10', to: '2027-01-10', kind: 'ASK' }]);
  });
});

test('days without a span are the earlier days that are not in it', () => {
  const day = fc.integer({ min: 0, max: 20 }).map((days) => daysAfter(TODAY, days));
  const span = fc.tuple(day, day).map(([a, b]) => (a < b ? { from: a, to: b } : { from: b, to: a }));
  const all = Array.from({ length: 22 }, (_, days) => daysAfter(TODAY, days));
  fc.assert(
    fc.property(fc.array(span, { maxLength: 5 }), span, (spans, gone) => {
      const left = withoutSpan(spans, gone);
      for (const date of all) {
        const was = spans.some((each) => isInSpan(date, each));
        expect(left.some((each) => isInSpan(date, each))).toBe(was && !isInSpan(date, gone));
      }
    }),
  );
});

describe('overlapping work', () => {
  const work = (dealId: string, date: string, from: string, to: string): Work => ({ dealId, workDays: [{ date, from, to }] });
  const morning = work('offer-1', '2026-12-14', '09:00', '12:00');
  test.each([
    ['shares hours', work('offer-2', '2026-12-14', '11:00', '15:00'), ['offer-2']],
    ['begins when the other ends', work('offer-2', '2026-12-14', '12:00', '15:00'), []],
    ['is on another day', work('offer-2', '2026-12-15', '09:00', '12:00'), []],
    ['passes midnight into it', work('offer-2', '2026-12-13', '22:00', '10:00'), ['offer-2']],
    ['is the deal itself', morning, []],
  ])('%s', (_, other, found) => expect(overlapping(morning, [other])).toEqual(found));
  test('is refused, unless the office allowed this deal to', () => {
    const other = work('offer-2', '2026-12-14', '11:00', '15:00');
    expect(() => assertNotDoubleBooked(morning, [other], ['offer-2'])).toThrow(expect.objectContaining({ code: 'double-booked' }));
    assertNotDoubleBooked(morning, [other], ['offer-1']);
  });
  test('is allowed once, with a reason, by the office only', () => {
    const allow = { type: 'allowOverlap', dealId: 'offer-1', reason: '移動の時間が足りるため' } as const;
    const allowed: DiaryEvent = { type: 'DiaryOverlapAllowed', data: { dealId: 'offer-1', reason: allow.reason } };
    given().when(allow, by('office'), [allowed]);
    given(allowed).when(allow, by('office'), []);
    given().when(allow, talent, 'permission-denied');
  });
  test('is in none of 1,000 random diaries with this rule', () => {
    const hour = fc.integer({ min: 0, max: 23 }).map((n) => `${String(n).padStart(2, '0')}:00`);
    const day = fc.integer({ min: 0, max: 3 }).map((days) => daysAfter('2026-12-14', days));
    const works = fc.array(fc.array(fc.record({ date: day, from: hour, to: hour }), { minLength: 1, maxLength: 3 }), { maxLength: 12 });
    const minutesOf = ({ date, from, to }: Work['workDays'][number]): string[] => {
      const hours = (time: string) => Number(time.slice(0, 2));
      const length = to > from ? hours(to) - hours(from) : 24 - hours(from) + hours(to);
      return Array.from({ length }, (_, n) => {
        const at = hours(from) + n;
        return `${daysAfter(date, Math.floor(at / 24))} ${at % 24}`;
      });
    };
    fc.assert(
      fc.property(works, (asked) => {
        const booked: Work[] = [];
        for (const [n, workDays] of asked.entries()) {
          const wanted = { dealId: `offer-${n}`, workDays };
          if (overlapping(wanted, booked).length === 0) booked.push(wanted);
        }
        const hours = booked.flatMap(({ dealId, workDays }) =>
          [...new Set(workDays.flatMap(minutesOf))].map((each) => `${each} ${dealId}`),
        );
        const slots = hours.map((each) => each.slice(0, each.lastIndexOf(' ')));
        expect(new Set(slots).size).toBe(slots.length);
      }),
      { numRuns: runs(100) },
    );
  });
});

describe('the calendar feed of a cast', () => {
  const [hash, other] = ['a'.repeat(64), 'b'.repeat(64)];
  const opened: DiaryEvent = { type: 'DiaryFeedOpened', data: { feedHash: hash } };
  const closed: DiaryEvent = { type: 'DiaryFeedClosed', data: {} };
  test('is opened by the cast, once per address', () => {
    given().when({ type: 'openFeed', feedHash: hash }, talent, [opened]);
    given(opened).when({ type: 'openFeed', feedHash: hash }, talent, []);
    given().when({ type: 'openFeed', feedHash: hash }, by('client'), 'permission-denied');
    given().when({ type: 'openFeed', feedHash: hash }, by('office'), 'permission-denied');
  });
  test('gets a new address, which replaces the first', () =>
    given(opened).when({ type: 'openFeed', feedHash: other }, talent, [{ type: 'DiaryFeedOpened', data: { feedHash: other } }]));
  test('is closed once', () => {
    given(opened).when({ type: 'closeFeed' }, talent, [closed]);
    given(opened, closed).when({ type: 'closeFeed' }, talent, []);
    given(opened).when({ type: 'closeFeed' }, by('office'), 'permission-denied');
  });
});
