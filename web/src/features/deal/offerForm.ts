import { z } from 'zod';
import { jstDate, jstInstant } from '#domain/calendar/instants.ts';
import { factsOf, spanOf, type TermsSheet } from '#domain/deal/sheet.ts';
import { type JobPosting, jobPosting } from '#domain/job/posting.ts';
import { limitOf } from '#domain/kernel/fieldMeta.ts';
import { messages } from '#domain/kernel/validation.ts';
import { inquire } from '#domain/offer/commands.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import { checkSheet, emptySheet, type SheetValues, sheetForm, sheetOfPosting, templateWithin } from '#web/features/sheet/sheetForm.ts';
import { NEW_JOB, type OfferKind } from './beginning.ts';
import { termsAt } from './terms.ts';

const jobId = z.string().min(1, messages.required);
/** Null where the job is there already. */
const title = jobPosting.shape.title.nullable().default(null);
const inquiry = z.object({
  ...{ kind: z.literal('INQUIRY'), jobId: jobId.refine((id) => id !== NEW_JOB, messages.required), title },
  ...{ inquiryType: inquire.shape.inquiryType, message: inquire.shape.message },
});

/**
 * What the form holds; each kind takes its rules from the command that it becomes, the end as of
 * `now` (ms) at the time of the check.
 */
export const offerForm = (now: () => number) =>
  z.discriminatedUnion('kind', [
    inquiry,
    z
      .object({ kind: z.literal('OFFER'), jobId, title, ...termsAt(now), sheet: sheetForm })
      .superRefine(({ sheet, scheduleToClose }, context) => checkSheet(sheet, scheduleToClose, now(), context)),
  ]);
export type OfferFormResult = z.infer<ReturnType<typeof offerForm>>;

export type OfferFormValues = {
  kind: OfferKind;
  jobId: string;
  /** Of the job that the offer makes for itself; null where it makes none. */
  title: string | null;
  inquiryType: 'APPEARANCE' | 'OTHERS';
  message: string;
  fee: number | undefined;
  scheduleToClose: number | undefined;
  sheet: SheetValues;
};

export const emptyOfferForm: OfferFormValues = {
  ...{ kind: 'INQUIRY', jobId: '', title: null, inquiryType: 'APPEARANCE', message: '' },
  ...{ fee: undefined, scheduleToClose: undefined, sheet: emptySheet },
};

/** A job that an offer can be about. */
export type OfferedJob = Pick<Job, 'id' | 'title' | 'description' | 'place' | 'sheet' | 'startsAt' | 'endsAt' | 'feeMin' | 'feeMax'>;

/**
 * The sheet that the form begins with for a job: its template; without one what else the posting
 * says.
 */
const sheetFor = (job: OfferedJob): SheetValues =>
  sheetOfPosting(job) ?? {
    ...emptySheet,
    ...templateWithin(job.startsAt, job.endsAt),
    ...{ content: job.description, place: job.place },
  };

/** The last minute of the day on which a job ends (ms): the deal completes then. */
const endOf = ({ endsAt, sheet }: OfferedJob): number => {
  const last = Math.max(endsAt, ...(sheet?.workDays.map((day) => spanOf(day).to) ?? []));
  return jstInstant(jstDate(last), '23:59') ?? last;
};

/**
 * The terms of an offer about a job, as its posting names them: the lower end of its fees. An end
 * that has passed at `now` (ms) is left open.
 */
export const termsOfJob = (job: OfferedJob | undefined, now: number): Pick<OfferFormValues, 'fee' | 'scheduleToClose' | 'sheet'> => {
  if (!job) return { fee: undefined, scheduleToClose: undefined, sheet: emptySheet };
  const end = endOf(job);
  return { fee: job.feeMin, scheduleToClose: end > now ? end : undefined, sheet: sheetFor(job) };
};

/**
 * The job that an offer makes for itself: it says what the offer's terms say, and takes no entries.
 */
export const privateJobOf = (typed: Extract<OfferFormResult, { kind: 'OFFER' }>): JobPosting => {
  const { fee, scheduleToClose } = typed;
  const sheet: TermsSheet = typed.sheet;
  const spans = sheet.workDays.map(spanOf);
  const startsAt = spans.length === 0 ? scheduleToClose : Math.min(...spans.map(({ from }) => from));
  const media = [...new Set(sheet.usage.map((usage) => usage.media))].slice(0, limitOf(jobPosting.shape.media));
  return {
    ...{ title: typed.title ?? '', description: sheet.content, place: sheet.place, prefecture: 0, schedule: '', pictures: [] },
    ...{ jobCategory: null, industry: [], media, numberOfPeople: 1, wantedGender: 0, wantedAgeBands: [] },
    ...{ startsAt, endsAt: spans.length === 0 ? scheduleToClose : Math.max(...spans.map(({ to }) => to)) },
    ...{ entryDeadline: startsAt, feeMin: fee, feeMax: fee, sheet: factsOf(sheet) },
  };
};

/** What the completion page learns of what was sent. */
export type OfferDone = {
  readonly offerId: string;
  /** When the cast's answer is due (ms); null for an inquiry, which awaits none. */
  readonly answerDue: number | null;
  readonly castName: string;
  readonly pending: boolean;
};
