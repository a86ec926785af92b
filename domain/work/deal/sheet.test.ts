import { describe, expect, test } from 'vitest';
import { fingerprint } from '../../kernel/fingerprint.ts';
import { DAY, HOUR, NOON } from '../../testing/contexts.ts';
import { termsSheet, workEnd } from '../../testing/sheets.ts';
import { factsOf, isAsPosted, lastWorkDay, latestPayDue, termsSheet as schema, sheetFaults, type TermsSheet } from './sheet.ts';
import { spanOf } from './workSpan.ts';

const end = NOON + 30 * DAY;
const faults = (change: Partial<TermsSheet>, scheduleToClose = end) => sheetFaults({ ...termsSheet, ...change }, scheduleToClose, NOON);
const day = (date: string, from: string, to: string) => ({ date, from, to, kind: 'SHOOT' as const });

describe('a terms sheet', () => {
  test('that is valid has no error, and passes its schema', () => {
    expect(faults({})).toEqual({});
    expect(schema.parse(termsSheet)).toEqual(termsSheet);
  });
  test.each([
    ['no day and no date for it', { workDays: [] }, 'workDays'],
    ['a day that is over', { workDays: [day('2026-11-19', '10:00', '12:00')] }, 'workDays'],
    ['a day after the end of the deal', { workDays: [day('2026-12-21', '10:00', '12:00')] }, 'workDays'],
    ['days that overlap', { workDays: [day('2026-12-01', '20:00', '02:00'), day('2026-12-02', '01:00', '05:00')] }, 'workDays'],
    [
      'more than eight hours without a price of overtime',
      { workDays: [day('2026-12-01', '09:00', '18:00')], overtimeYen: null },
      'overtimeYen',
    ],
    ['competition without its industry', { competitionIn: null }, 'competitionIn'],
    ['a fixed amount that is missing', { expenses: 'FIXED', expensesYen: null }, 'expensesYen'],
    ['no place', { place: '' }, 'place'],
    ['something undecided without why', { undecidedBy: '2026-12-01', undecided: '' }, 'undecided'],
    ['a day of payment that is over', { payDue: '2026-11-19' }, 'payDue'],
  ] as const)('with %s has an error at that field', (_, change, field) =>
    expect(Object.keys(faults(change as Partial<TermsSheet>))).toEqual([field]),
  );
  test('may have open days, with a reason and the date of the decision', () =>
    expect(faults({ workDays: [], place: '', undecidedBy: '2026-12-01', undecided: 'ロケ地の許可待ち' })).toEqual({}));
  test('may have work past midnight', () => {
    const { from, to } = spanOf(day('2026-12-01', '20:00', '02:00'));
    expect(to - from).toBe(6 * HOUR);
  });
  test('ends with its last work, and its fee is due at most 60 days later', () => {
    expect(lastWorkDay(termsSheet)).toBe('2026-12-10');
    expect(spanOf(termsSheet.workDays[1] ?? day('2026-12-10', '', '')).to).toBe(workEnd);
    expect(latestPayDue(termsSheet, end)).toBe('2027-02-08');
    expect(latestPayDue({ workDays: [] }, end)).toBe('2027-02-18');
  });
});

describe('terms equal a posting', () => {
  const words = { content: fingerprint(termsSheet.content), place: fingerprint(termsSheet.place) };
  const posted = { feeMin: 30_000, feeMax: 50_000, sheet: factsOf(termsSheet), words };
  const same = { ...termsSheet, notes: '' };
  test('with a fee within the range and the same sheet', () => {
    for (const fee of [30_000, 50_000]) expect(isAsPosted(posted, fee, same)).toBe(true);
    expect(isAsPosted({ ...posted, sheet: null }, 40_000, null)).toBe(true);
  });
  test.each([
    ['another fee', 29_999, same],
    ['notes that were not posted', 40_000, termsSheet],
    ['another place', 40_000, { ...same, place: '港区' }],
    ['longer use', 40_000, { ...same, usage: [{ ...termsSheet.usage[0], months: 24 }] }],
    ['no sheet although one was posted', 40_000, null],
  ])('but not with %s', (_, fee, sheet) => expect(isAsPosted(posted, fee, sheet as TermsSheet | null)).toBe(false));
});
