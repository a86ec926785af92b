import { describe, expect, test } from 'vitest';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { DAY, HOUR } from '#domain/kernel/calendar/instants.ts';
import { errorMessages } from '#domain/kernel/errorMessages.ts';
import { termsSheet } from '#domain/testing/sheets.ts';
import { jobPosting, postingFaultsAt } from '#domain/work/job/posting.ts';
import { emptySheet } from '#web/entities/sheet/sheetForm.ts';
import { jobToBeginWith, NEW_JOB } from './beginning.ts';
import { offerForm, privateJobOf, termsOfJob } from './offerForm.ts';

const NOW = Date.parse('2026-11-20T12:00:00+09:00');
let now = NOW;
const form = offerForm(() => now);
/** A sheet without fixed dates, which fits any end. */
const sheet = {
  ...emptySheet,
  workDays: [],
  content: '出演',
  payDue: '2026-12-31',
  undecidedBy: '2026-12-01',
  undecided: '会場を調整しているため',
};
const typed = { kind: 'OFFER', message: '', jobId: 'job-1', fee: 30_000, scheduleToClose: NOW + DAY, sheet };
const faultsOf = (changed: object) =>
  form.safeParse({ ...typed, ...changed }).error?.issues.map(({ path, message }) => [path.join('.'), message]);
const faultyFields = (changed: object) => faultsOf(changed)?.map(([field]) => field);

describe('the end of an offer', () => {
  const faultsAtEnd = (scheduleToClose: number) => faultsOf({ scheduleToClose });

  test('is in the future', () => {
    expect(faultsAtEnd(NOW)).toEqual([['scheduleToClose', errorMessages['schedule-in-past']]]);
    expect(faultsAtEnd(NOW + 1)).toBeUndefined();
  });

  test('is at most two years ahead', () => {
    expect(faultsAtEnd(NOW + businessRules.scheduleAheadMax)).toBeUndefined();
    expect(faultsAtEnd(NOW + businessRules.scheduleAheadMax + 1)).toEqual([['scheduleToClose', errorMessages['schedule-too-far']]]);
  });

  test('is checked against the time of the check, not of the form', () => {
    expect(faultsAtEnd(NOW + 1)).toBeUndefined();
    now = NOW + 1;
    expect(faultsAtEnd(NOW + 1)).toEqual([['scheduleToClose', errorMessages['schedule-in-past']]]);
    now = NOW;
  });
});

describe('the terms sheet of an offer', () => {
  const end = Date.parse('2026-12-20T23:59:00+09:00');
  const [first, second] = termsSheet.workDays;

  test("becomes the command's fields", () => {
    const sheet = { ...termsSheet, inspectionDue: '', undecidedBy: '', usage: [{ ...termsSheet.usage[0], start: '' }] };
    expect(form.parse({ ...typed, scheduleToClose: end, sheet })).toMatchObject({ sheet: termsSheet });
  });

  test.each([
    ['a day after the end', { workDays: [{ ...second, date: '2026-12-21' }] }, 'sheet.workDays.0.date'],
    ['no day at all', { workDays: [] }, 'sheet.undecidedBy'],
    ['a day without a date', { workDays: [{ ...first, date: '' }] }, 'sheet.workDays.0.date'],
    ['no place', { place: '' }, 'sheet.place'],
    ['no industry', { competitionIn: '' }, 'sheet.competitionIn'],
    ['a medium that nobody chose', { usage: [{ ...termsSheet.usage[0], media: '' }] }, 'sheet.usage.0.media'],
    ['a payment too late', { payDue: '2027-02-09' }, 'sheet.payDue'],
    ['no content', { content: '' }, 'sheet.content'],
  ])('with %s is refused at its field', (_, changed, field) => {
    expect(faultyFields({ scheduleToClose: end, sheet: { ...termsSheet, ...changed } })).toEqual([field]);
  });
});

describe('the job of an offer', () => {
  const NOON_TOMORROW = Date.parse('2026-11-21T12:00:00+09:00');
  const job = {
    id: 'job-1',
    title: '撮影',
    description: '商品を紹介します。',
    place: '渋谷',
    feeMin: 30_000,
    feeMax: 50_000,
    startsAt: NOON_TOMORROW,
    roles: [],
    endsAt: NOON_TOMORROW + HOUR,
  };

  test('provides its lower fee, the last minute of its last day, and its sheet', () => {
    const { content: _, place: __, undecided: ___, notes: ____, ...template } = termsSheet;
    const late = { ...template, workDays: [{ date: '2026-12-01', from: '22:00', to: '02:00', kind: 'SHOOT' as const }] };
    const terms = termsOfJob({ ...job, sheet: late }, NOW);
    expect(terms).toMatchObject({ fee: 30_000, sheet: { workDays: late.workDays, content: job.description, place: '渋谷' } });
    expect(new Date(terms.scheduleToClose ?? 0).toISOString()).toBe('2026-12-02T14:59:00.000Z');
  });

  test('without a sheet provides the days of its period, and no past end', () => {
    expect(termsOfJob({ ...job, sheet: null }, NOW).sheet.workDays).toEqual([
      { date: '2026-11-21', from: '12:00', to: '13:00', kind: 'SHOOT' },
    ]);
    expect(termsOfJob({ ...job, sheet: null }, NOON_TOMORROW + DAY).scheduleToClose).toBeUndefined();
    expect(termsOfJob(undefined, NOW).sheet).toEqual(emptySheet);
  });

  test('that an offer creates is a valid posting with the same terms', () => {
    const typed = { kind: 'OFFER', jobId: NEW_JOB, title: '撮影', fee: 30_000, scheduleToClose: NOW + 30 * DAY, message: '' } as const;
    for (const given of [termsSheet, sheet]) {
      const posting = privateJobOf({ ...typed, sheet: given as typeof termsSheet });
      expect(jobPosting.safeParse(posting).error).toBeUndefined();
      expect(postingFaultsAt(posting, NOW, 'PRIVATE')).toEqual({});
      expect(posting).toMatchObject({ title: '撮影', description: given.content, feeMin: 30_000, feeMax: 30_000 });
    }
  });

  test('needs a title, which is checked together with the other fields', () => {
    expect(faultyFields({ jobId: NEW_JOB, title: '', fee: undefined })).toEqual(['title', 'fee']);
  });

  test.each([
    ['the one asked for', 'OFFER', ['a', 'b'], ['b', 'a'], 'b'],
    ['the first that is free of those', 'OFFER', ['a', 'b'], [null, 'taken', 'a'], 'a'],
    ['the only one', 'INQUIRY', ['a'], [null, null], 'a'],
    ['none of several', 'OFFER', ['a', 'b'], [null, 'taken'], ''],
    ['one of its own where there is none', 'OFFER', [], [null], NEW_JOB],
    ['none for a question', 'INQUIRY', [], [null], ''],
  ] as const)('is initially %s', (_, kind, free, askedFor, begun) => {
    expect(
      jobToBeginWith(
        kind,
        free.map((id) => ({ id })),
        askedFor,
      ),
    ).toBe(begun);
  });
});
