import { describe, expect, test } from 'vitest';
import { messages } from '#domain/kernel/validation.ts';
import { posting } from '#domain/testing/profiles.ts';
import { UNSENT } from '#web/shared/forms/pictureList.ts';
import { checkDraft, emptyJobForm, faultsByField, jobForm, jobFormOf } from './jobForm.ts';

const whenOpen = () => posting.entryDeadline - 1;

describe('the form of a job', () => {
  test('gives back the posting that it shows', () => {
    expect(jobForm(whenOpen).parse(jobFormOf(posting))).toEqual(posting);
  });
  test('says what is missing or wrong, field by field', () => {
    const { error } = jobForm(whenOpen).safeParse({ ...emptyJobForm, feeMin: Number.NaN });
    const faults = error ? faultsByField(error) : {};
    expect(faults.title).toBe(messages.required);
    expect(faults.feeMin).toBe(messages.fee);
    expect(Object.keys(faults)).toContain('entryDeadline');
  });
  test('takes no deadline that has come', () => {
    const { error } = jobForm(() => posting.entryDeadline).safeParse(jobFormOf(posting));
    expect(Object.keys(error ? faultsByField(error) : {})).toEqual(['entryDeadline']);
  });
  test('comes back whole from what a text kept of it', () => {
    const typed = { ...emptyJobForm, title: '途中まで', feeMin: 30_000, industry: ['food'] };
    expect(jobFormOf(JSON.parse(JSON.stringify(typed)))).toEqual(typed);
  });
  test('waits for its pictures, and forgets one whose sending ended with the page', () => {
    const typed = { ...jobFormOf(posting), pictures: ['pictures/a/1_M.webp', UNSENT] };
    const { error } = jobForm(whenOpen).safeParse(typed);
    expect(Object.keys(error ? faultsByField(error) : {})).toEqual(['pictures']);
    expect(checkDraft(typed).success).toBe(false);
    expect(jobFormOf(typed).pictures).toEqual(['pictures/a/1_M.webp']);
  });
});

describe('a draft', () => {
  test('may lack everything', () => {
    expect(checkDraft(emptyJobForm).data).toMatchObject({ title: '', startsAt: null, feeMax: null, jobCategory: null });
  });
  test('shows again as it was saved', () => {
    const typed = { ...emptyJobForm, title: '途中まで', feeMin: 30_000, jobCategory: 'film' };
    const { data } = checkDraft(typed);
    expect(jobFormOf(data ?? {})).toEqual(typed);
  });
  test('holds nothing unsound', () => {
    const { error } = checkDraft({ ...emptyJobForm, feeMin: 0 });
    expect(error ? faultsByField(error) : {}).toEqual({ feeMin: messages.fee });
  });
});
