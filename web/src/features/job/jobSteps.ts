import { postingFaultsAt } from '#domain/work/job/posting.ts';
import { postingCatalogue } from '#domain/work/job/postingRows.ts';
import { withRoles } from '#domain/work/job/roles.ts';
import { type FormStep, stepOf } from '#web/shared/forms/useFormSteps.ts';
import { type JobFormValues, placeFaults } from './jobForm.ts';

export const jobSteps: readonly FormStep[] = [
  { title: '内容', heading: 'どんなお仕事ですか' },
  { title: '日程・報酬', heading: 'いつ、どこで、いくらで' },
  { title: '募集', heading: 'どんな人を、いつまで募集しますか' },
  { title: '条件', heading: '条件書のひな形' },
].map((step) => ({ ...step, fields: postingCatalogue.inStep(step.title) }));

/**
 * The errors between the fields of a step at `now` (ms), once each field is valid; fields of later
 * steps are ignored.
 */
export const faultsWithin = (step: number, typed: JobFormValues, now: number): Record<string, string> => {
  const values = withRoles(typed);
  const { startsAt = 0, endsAt = startsAt, feeMin = 0, feeMax = feeMin, numberOfPeople = 1 } = values;
  const entryDeadline = values.entryDeadline ?? Math.max(now + 1, startsAt - 1);
  const roles = values.roles.map(({ seats = 1, feeMin = 0, feeMax = feeMin, ...rest }) => ({ ...rest, seats, feeMin, feeMax }));
  const known = { ...values, roles, startsAt, endsAt, feeMin, feeMax, numberOfPeople, entryDeadline };
  const faults = { ...postingFaultsAt({ ...known, sheet: null }, now), ...placeFaults(values) };
  return Object.fromEntries(Object.entries(faults).filter(([field]) => stepOf(jobSteps, field) === step));
};
