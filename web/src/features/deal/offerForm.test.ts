import { describe, expect, test } from 'vitest';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { errorMessages } from '#domain/kernel/errorMessages.ts';
import { termsSheet } from '#domain/testing/sheets.ts';
import { emptySheet } from '#web/features/sheet/sheetForm.ts';
import { offerForm } from './offerForm.ts';

const NOW = Date.parse('2026-11-20T12:00:00+09:00');
let now = NOW;
const form = offerForm(() => now);
/** Nothing is fixed yet: it fits any end. */
const sheet = {
  ...{ ...emptySheet, workDays: [], content: '出演', payDue: '2026-12-31' },
  ...{ undecidedBy: '2026-12-01', undecided: '会場を調整しているため' },
};
const faultOf = (scheduleToClose: number) =>
  form
    .safeParse({ kind: 'OFFER', jobId: 'job-1', fee: 30_000, scheduleToClose, sheet })
    .error?.issues.map(({ path, message }) => [path.join(), message]);

describe('the end of an offer', () => {
  test('lies ahead', () => {
    expect(faultOf(NOW)).toEqual([['scheduleToClose', errorMessages['schedule-in-past']]]);
    expect(faultOf(NOW + 1)).toBeUndefined();
  });

  test('lies at most two years ahead', () => {
    expect(faultOf(NOW + businessRules.scheduleAheadMax)).toBeUndefined();
    expect(faultOf(NOW + businessRules.scheduleAheadMax + 1)).toEqual([['scheduleToClose', errorMessages['schedule-too-far']]]);
  });

  test('is checked against the time of the check, not of the form', () => {
    expect(faultOf(NOW + 1)).toBeUndefined();
    now = NOW + 1;
    expect(faultOf(NOW + 1)).toEqual([['scheduleToClose', errorMessages['schedule-in-past']]]);
    now = NOW;
  });
});

describe('the terms sheet of an offer', () => {
  const end = Date.parse('2026-12-20T23:59:00+09:00');
  const faultsOf = (changed: object) =>
    form
      .safeParse({ kind: 'OFFER', jobId: 'job-1', fee: 30_000, scheduleToClose: end, sheet: { ...termsSheet, ...changed } })
      .error?.issues.map(({ path }) => path.join('.'));
  const [first, second] = termsSheet.workDays;

  test('becomes what the command takes', () => {
    const typed = { ...termsSheet, inspectionDue: '', undecidedBy: '', usage: [{ ...termsSheet.usage[0], start: '' }] };
    expect(form.parse({ kind: 'OFFER', jobId: 'job-1', fee: 30_000, scheduleToClose: end, sheet: typed })).toMatchObject({
      sheet: termsSheet,
    });
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
    expect(faultsOf(changed)).toEqual([field]);
  });
});
