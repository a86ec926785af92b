import { z } from 'zod';
import { isNumber } from '#domain/kernel/fieldKinds.ts';
import { entriesTooLate, type JobDraft, type JobPosting, jobDraft, jobPosting, postingFaultsAt } from '#domain/work/job/posting.ts';
import { postingCatalogue } from '#domain/work/job/postingRows.ts';
import { roleCatalogue } from '#domain/work/job/roleRows.ts';
import { type Role, roleFields, withRoles } from '#domain/work/job/roles.ts';
import type { Visibility } from '#domain/work/job/state.ts';
import { checkSheet, emptyTemplate, type TemplateValues, templateForm, templateWithin } from '#web/entities/sheet/sheetForm.ts';
import { emptyForm, type FormValues, formShape } from '#web/shared/forms/catalogueForm.ts';
import { UNSENT } from '#web/shared/forms/pictureList.ts';

export const UNDECIDED_PLACE = '未定';
export const placeHelp = `オンラインの場合は「オンライン」、決まっていない場合は「${UNDECIDED_PLACE}」と入力してください`;
const undecidedPlaceNeedsDay = `場所が${UNDECIDED_PLACE}の場合は、決まる予定日を入力してください`;

/** A place that is not decided needs the day of its decision in the terms, a later step. */
export const placeFaults = ({
  place,
  sheet: { undecidedBy },
}: {
  readonly place: string;
  readonly sheet: { readonly undecidedBy?: string | null };
}): Record<string, string> => ({
  ...(place === '' && { place: `場所を入力してください。${placeHelp}` }),
  ...(place === UNDECIDED_PLACE && !undecidedBy && { 'sheet.undecidedBy': undecidedPlaceNeedsDay }),
});

const shape = formShape(postingCatalogue, jobPosting);

/** Rules over several fields are checked at `now` (ms) at the time of the check. */
export const jobForm = (now: () => number, visibility: Visibility = 'PUBLIC') => {
  const whole = z.strictObject({ ...shape, sheet: templateForm }).superRefine((posting, context) => {
    const faults = { ...postingFaultsAt({ ...posting, sheet: null }, now(), visibility), ...placeFaults(posting) };
    for (const [field, message] of Object.entries(faults)) context.addIssue({ code: 'custom', path: field.split('.'), message });
    const tooLate = entriesTooLate(posting, visibility);
    if (tooLate !== null) context.addIssue({ code: 'custom', path: ['sheet', 'workDays', 0, 'date'], message: tooLate });
    checkSheet(posting.sheet, Number.POSITIVE_INFINITY, now(), context);
  });
  return z.preprocess((typed) => withRoles(typed as JobFormValues), whole);
};

export type JobFormValues = Omit<FormValues<typeof postingCatalogue.rows, JobPosting>, 'sheet' | 'roles'> & {
  sheet: TemplateValues;
  roles: RoleFormValues[];
};
export type RoleFormValues = FormValues<typeof roleCatalogue.rows, Omit<Role, 'no'>> & { no: number };

export const emptyRole = (no: number): RoleFormValues => ({ ...emptyForm(roleCatalogue, roleFields), seats: 1, no });

export const emptyJobForm: JobFormValues = { ...emptyForm(postingCatalogue, jobPosting), numberOfPeople: 1, sheet: emptyTemplate };

/**
 * The form values of stored data: a posting, a draft, or the form's own JSON, which has no
 * undefined values. An upload that ended with the page is dropped.
 */
export const jobFormOf = (stored: Partial<JobDraft> | Partial<JobFormValues>): JobFormValues => ({
  ...emptyJobForm,
  ...Object.fromEntries(
    Object.keys(emptyJobForm).flatMap((field) => {
      const value = stored[field as keyof JobDraft];
      return value === undefined || value === null ? [] : [[field, value]];
    }),
  ),
  pictures: (stored.pictures ?? []).filter((path) => path !== UNSENT),
  roles: (stored.roles ?? []).map(({ seats, feeMin, feeMax, ...rest }) => ({
    ...rest,
    seats: seats ?? undefined,
    feeMin: feeMin ?? undefined,
    feeMax: feeMax ?? undefined,
  })),
  sheet: stored.sheet ?? templateWithin(stored.startsAt ?? undefined, stored.endsAt ?? undefined),
});

/** All except the times, with a template of the same terms. */
export const copyOfJob = (job: JobPosting): JobFormValues => {
  const { startsAt: _, endsAt: __, entryDeadline: ___, sheet, ...rest } = job;
  const { workDays, payDue, inspectionDue, undecidedBy } = emptyTemplate;
  return { ...jobFormOf(rest), sheet: sheet ? { ...sheet, workDays, payDue, inspectionDue, undecidedBy } : emptyTemplate };
};

const draftForm = z.strictObject({
  ...formShape(postingCatalogue, jobDraft),
  sheet: jobDraft.shape.sheet,
  roles: jobDraft.shape.roles,
});

/** Empty fields are left out, and the terms sheet until it is complete. */
export const checkDraft = (typed: JobFormValues) => {
  const values = withRoles(typed);
  const numbers = postingCatalogue.fields.filter((field) => isNumber(postingCatalogue.rows[field].kind));
  return draftForm.safeParse({
    ...values,
    sheet: templateForm.safeParse(values.sheet).data ?? null,
    roles: values.roles.map(({ seats = null, feeMin = null, feeMax = null, ...rest }) => ({ ...rest, seats, feeMin, feeMax })),
    ...Object.fromEntries(numbers.map((field) => [field, values[field] ?? null])),
  });
};

export const faultsByField = ({ issues }: z.ZodError): Record<string, string> =>
  Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
