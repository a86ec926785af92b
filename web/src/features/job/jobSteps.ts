import { type JobField, postingFaultsAt } from '#domain/job/posting.ts';
import { type FormStep, stepOf } from '#web/shared/forms/useFormSteps.ts';
import type { JobFormValues } from './jobForm.ts';

/** The fields of a posting in the order in which they are asked for, a step at a time. */
export const jobSteps = [
  {
    ...{ title: '内容', heading: 'どんなお仕事ですか' },
    fields: ['title', 'description', 'pictures', 'jobCategory', 'industry', 'media'],
  },
  {
    ...{ title: '日程・報酬', heading: 'いつ、どこで、いくらで' },
    fields: ['prefecture', 'place', 'startsAt', 'endsAt', 'schedule', 'feeMin', 'feeMax'],
  },
  {
    ...{ title: '募集', heading: 'どんな人を、いつまで募集しますか' },
    fields: ['numberOfPeople', 'wantedGender', 'wantedAgeBands', 'entryDeadline'],
  },
  { ...{ title: '条件', heading: '条件書のひな形' }, fields: ['sheet'] },
] as const satisfies readonly (FormStep & { readonly fields: readonly JobField[] })[];

/**
 * What is wrong between the fields of a step, at `now` (ms), once each of them is sound: what later
 * steps ask for is not looked at.
 */
export const faultsWithin = (step: number, values: JobFormValues, now: number): Record<string, string> => {
  const { startsAt = 0, endsAt = startsAt, feeMin = 0, feeMax = feeMin, numberOfPeople = 1 } = values;
  const entryDeadline = values.entryDeadline ?? Math.max(now + 1, startsAt - 1);
  const faults = postingFaultsAt({ ...values, startsAt, endsAt, feeMin, feeMax, numberOfPeople, entryDeadline, sheet: null }, now);
  return Object.fromEntries(Object.entries(faults).filter(([field]) => stepOf(jobSteps, field) === step));
};
