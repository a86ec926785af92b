import { z } from 'zod';
import { limitOf } from '#domain/kernel/fieldMeta.ts';
import { type JobDraft, type JobPosting, jobDraft, jobFields, jobPosting, postingFaultsAt } from '#domain/work/job/posting.ts';
import type { Visibility } from '#domain/work/job/storedPosting.ts';
import { checkSheet, emptyTemplate, type TemplateValues, templateForm, templateWithin } from '#web/entities/sheet/sheetForm.ts';
import { severalPictures, UNSENT } from '#web/shared/forms/pictureList.ts';

/** A list of choices has an empty text for "nothing chosen". */
const chosenOrNull = z.union([z.literal('').transform(() => null), jobPosting.shape.jobCategory]);

const pictures = severalPictures(limitOf(jobPosting.shape.pictures));

/** The text of a place that is not decided. */
export const UNDECIDED_PLACE = '未定';
/** The help of the place. */
export const placeHelp = `オンラインの場合は「オンライン」、決まっていない場合は「${UNDECIDED_PLACE}」と入力してください`;
const undecidedPlaceNeedsDay = `場所が${UNDECIDED_PLACE}の場合は、決まる予定日を入力してください`;

/**
 * Error texts by field for the place. A place that is not decided needs the day of its decision in
 * the terms, which are a later step.
 */
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

/**
 * The schema of the form: the posting's rules, and those over several fields at `now` (ms) at the
 * time of the check.
 */
export const jobForm = (now: () => number, visibility: Visibility = 'PUBLIC') =>
  jobPosting.extend({ jobCategory: chosenOrNull, pictures, sheet: templateForm }).superRefine((posting, context) => {
    const faults = { ...postingFaultsAt({ ...posting, sheet: null }, now(), visibility), ...placeFaults(posting) };
    for (const [field, message] of Object.entries(faults)) context.addIssue({ code: 'custom', path: field.split('.'), message });
    checkSheet(posting.sheet, Number.POSITIVE_INFINITY, now(), context);
  });

const countFields = ['startsAt', 'endsAt', 'feeMin', 'feeMax', 'numberOfPeople', 'entryDeadline'] as const;
type CountField = (typeof countFields)[number];
/** The form's values of a posting, with empty numbers. */
export type JobFormValues = Omit<JobPosting, CountField | 'sheet'> & { [Field in CountField]: number | undefined } & {
  sheet: TemplateValues;
};

/** The value of an unfilled field: empty for a text, a list and a choice, otherwise undefined. */
const emptyOf = (field: z.ZodType): unknown => {
  if (field instanceof z.ZodString) return '';
  if (field instanceof z.ZodArray) return [];
  return field instanceof z.ZodNullable ? null : undefined;
};

/** The values of an empty form. */
export const emptyJobForm = {
  ...Object.fromEntries(jobFields.map((field) => [field, emptyOf(jobPosting.shape[field])])),
  prefecture: 0,
  numberOfPeople: 1,
  wantedGender: 0,
  sheet: emptyTemplate,
} as JobFormValues;

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
  sheet: stored.sheet ?? templateWithin(stored.startsAt ?? undefined, stored.endsAt ?? undefined),
});

/**
 * The copied values of an earlier posting: all except its times, with a template of the same terms.
 */
export const copyOfJob = (job: JobPosting): JobFormValues => {
  const { startsAt: _, endsAt: __, entryDeadline: ___, sheet, ...rest } = job;
  const { workDays, payDue, inspectionDue, undecidedBy } = emptyTemplate;
  return { ...jobFormOf(rest), sheet: sheet ? { ...sheet, workDays, payDue, inspectionDue, undecidedBy } : emptyTemplate };
};

/**
 * The draft of the form's values. Empty fields are left out, and the terms sheet until it is
 * complete.
 */
export const checkDraft = (values: JobFormValues) =>
  jobDraft.extend({ pictures }).safeParse({
    ...values,
    jobCategory: values.jobCategory || null,
    sheet: templateForm.safeParse(values.sheet).data ?? null,
    ...Object.fromEntries(countFields.map((field) => [field, values[field] ?? null])),
  });

/** The first message of each field. */
export const faultsByField = ({ issues }: z.ZodError): Record<string, string> =>
  Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
