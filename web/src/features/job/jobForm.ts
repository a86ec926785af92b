import { z } from 'zod';
import { sheetPlaceNeeded } from '#domain/deal/sheet.ts';
import { type JobDraft, type JobPosting, jobDraft, jobFields, jobPosting, postingFaultsAt } from '#domain/job/posting.ts';
import type { Visibility } from '#domain/job/storedPosting.ts';
import { limitOf } from '#domain/kernel/fieldMeta.ts';
import { checkSheet, emptyTemplate, type TemplateValues, templateForm, templateWithin } from '#web/features/sheet/sheetForm.ts';
import { severalPictures, UNSENT } from '#web/shared/forms/pictureList.ts';

/** A list of choices says "nothing chosen" with an empty text. */
const chosenOrNull = z.union([z.literal('').transform(() => null), jobPosting.shape.jobCategory]);

const pictures = severalPictures(limitOf(jobPosting.shape.pictures));

/**
 * The form's rules: the posting's own, and those over several fields as of `now` (ms) at the time
 * of the check.
 */
export const jobForm = (now: () => number, visibility: Visibility = 'PUBLIC') =>
  jobPosting.extend({ jobCategory: chosenOrNull, pictures, sheet: templateForm }).superRefine((posting, context) => {
    const { sheet, place } = posting;
    const faults = Object.entries(postingFaultsAt({ ...posting, sheet: null }, now(), visibility));
    for (const [field, message] of faults) context.addIssue({ code: 'custom', path: [field], message });
    checkSheet(sheet, Number.POSITIVE_INFINITY, now(), context);
    if (place === '' && sheet.undecidedBy === null) context.addIssue({ code: 'custom', path: ['place'], message: sheetPlaceNeeded });
  });

const countFields = ['startsAt', 'endsAt', 'feeMin', 'feeMax', 'numberOfPeople', 'entryDeadline'] as const;
type CountField = (typeof countFields)[number];
export type JobFormValues = Omit<JobPosting, CountField | 'sheet'> & { [Field in CountField]: number | undefined } & {
  sheet: TemplateValues;
};

/**
 * A field that nobody filled in: a text, a list and a choice are empty, anything else is not there.
 */
const emptyOf = (field: z.ZodType): unknown => {
  if (field instanceof z.ZodString) return '';
  if (field instanceof z.ZodArray) return [];
  return field instanceof z.ZodNullable ? null : undefined;
};

export const emptyJobForm = {
  ...Object.fromEntries(jobFields.map((field) => [field, emptyOf(jobPosting.shape[field])])),
  ...{ prefecture: 0, numberOfPeople: 1, wantedGender: 0, sheet: emptyTemplate },
} as JobFormValues;

/**
 * What the form shows of something stored: a posting, a draft, or the form's own values as a text
 * kept them (without what is undefined, and without a picture whose sending ended with the page).
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
  sheet: stored.sheet ?? templateWithin(stored.startsAt ?? undefined, stored.endsAt ?? undefined),
});

/**
 * What a new posting takes over of an earlier one: everything but its times, with a template of the
 * same terms.
 */
export const copyOfJob = (job: JobPosting): JobFormValues => {
  const { startsAt: _, endsAt: __, entryDeadline: ___, sheet, ...rest } = job;
  const { workDays, payDue, inspectionDue, undecidedBy } = emptyTemplate;
  return { ...jobFormOf(rest), sheet: sheet ? { ...sheet, workDays, payDue, inspectionDue, undecidedBy } : emptyTemplate };
};

/**
 * The draft that the values make: whatever is not filled in yet stays open, and the terms sheet
 * until it is whole.
 */
export const checkDraft = (values: JobFormValues) =>
  jobDraft.extend({ pictures }).safeParse({
    ...values,
    jobCategory: values.jobCategory || null,
    sheet: templateForm.safeParse(values.sheet).data ?? null,
    ...Object.fromEntries(countFields.map((field) => [field, values[field] ?? null])),
  });

/** Messages by field, the first of each. */
export const faultsByField = ({ issues }: z.ZodError): Record<string, string> =>
  Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
