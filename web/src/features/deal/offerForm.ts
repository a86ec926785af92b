import { z } from 'zod';
import { jstDate, jstInstant } from '#domain/kernel/calendar/instants.ts';
import { limitOf } from '#domain/kernel/fieldMeta.ts';
import { messages, optionalText } from '#domain/kernel/validation.ts';
import { factsOf, type TermsSheet } from '#domain/work/deal/sheet.ts';
import { spanOf } from '#domain/work/deal/workSpan.ts';
import { type JobPosting, jobPosting } from '#domain/work/job/posting.ts';
import { postingCatalogue } from '#domain/work/job/postingRows.ts';
import { offerFields } from '#domain/work/offer/fields.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import type { Deal } from '#web/entities/deal/kinds.ts';
import { checkSheet, emptySheet, type SheetValues, sheetForm, sheetOfPosting, templateWithin } from '#web/entities/sheet/sheetForm.ts';
import { NEW_JOB, type OfferKind, roleIn } from './beginning.ts';
import { termsAt } from './terms.ts';

const jobId = z.string().min(1, messages.required);
/** Null if the job exists. */
const title = jobPosting.shape.title.nullable().default(null);
/** Empty without a role. `useOfferForm` knows the jobs whose deals need one. */
const roleNo = z.union([offerFields.roleNo, z.literal('').transform(() => undefined)]).optional();
const inquiry = z.object({
  kind: z.literal('INQUIRY'),
  roleNo,
  jobId: jobId.refine((id) => id !== NEW_JOB, messages.required),
  title,
  inquiryType: offerFields.inquiryType,
  message: offerFields.message,
});

/** The end is checked against `now` (ms) at the time of the check. */
export const offerForm = (now: () => number) =>
  z.discriminatedUnion('kind', [
    inquiry,
    z
      .object({
        kind: z.literal('OFFER'),
        roleNo,
        jobId,
        title,
        ...termsAt(now),
        sheet: sheetForm,
        message: optionalText(limitOf(offerFields.message)),
      })
      .superRefine(({ sheet, scheduleToClose }, context) => checkSheet(sheet, scheduleToClose, now(), context)),
  ]);
export type OfferFormResult = z.infer<ReturnType<typeof offerForm>>;

export type OfferFormValues = {
  kind: OfferKind;
  jobId: string;
  roleNo: number | '';
  /** The title of the job that the offer creates; null if it creates none. */
  title: string | null;
  inquiryType: 'APPEARANCE' | 'OTHERS';
  message: string;
  fee: number | undefined;
  scheduleToClose: number | undefined;
  sheet: SheetValues;
};

export const emptyOfferForm: OfferFormValues = {
  kind: 'INQUIRY',
  jobId: '',
  roleNo: '',
  title: null,
  inquiryType: 'APPEARANCE',
  message: '',
  fee: undefined,
  scheduleToClose: undefined,
  sheet: emptySheet,
};

export type OfferedJob = Pick<
  Job,
  'id' | 'title' | 'description' | 'place' | 'sheet' | 'startsAt' | 'endsAt' | 'feeMin' | 'feeMax' | 'roles'
>;

/** The initial sheet for a job: its template, else the data of the posting. */
const sheetFor = (job: OfferedJob): SheetValues =>
  sheetOfPosting(job) ?? { ...emptySheet, ...templateWithin(job.startsAt, job.endsAt), content: job.description, place: job.place };

/** The last minute of the job's last day (ms); undefined if that was before `now` (ms). */
export const endOfJob = ({ endsAt, sheet }: Pick<OfferedJob, 'endsAt' | 'sheet'>, now: number): number | undefined => {
  const last = Math.max(endsAt, ...(sheet?.workDays.map((day) => spanOf(day).to) ?? []));
  const end = jstInstant(jstDate(last), '23:59') ?? last;
  return end > now ? end : undefined;
};

/** The terms of an offer from its job's posting at `now` (ms), with the lowest fee. */
export const termsOfJob = (
  job: OfferedJob | undefined,
  now: number,
  roleNo?: number | '' | null,
): Pick<OfferFormValues, 'fee' | 'scheduleToClose' | 'sheet'> => {
  if (!job) return { fee: undefined, scheduleToClose: undefined, sheet: emptySheet };
  return { fee: (roleIn(job, roleNo) ?? job).feeMin, scheduleToClose: endOfJob(job, now), sheet: sheetFor(job) };
};

/** The terms of a deal that ended, for the next offer at `now` (ms); a past end is left out. */
export const termsAgain = ({ fee, scheduleToClose, sheet, sheetWords }: Deal, now: number): Partial<OfferFormValues> => ({
  ...(fee !== null && { fee }),
  ...(scheduleToClose !== null && scheduleToClose > now && { scheduleToClose }),
  ...(sheet && sheetWords && { sheet: { ...sheet, ...sheetWords } }),
});

/** The private job that an offer creates: the same terms, and no entries. */
export const privateJobOf = (typed: Extract<OfferFormResult, { kind: 'OFFER' }>): JobPosting => {
  const { fee, scheduleToClose } = typed;
  const sheet: TermsSheet = typed.sheet;
  const spans = sheet.workDays.map(spanOf);
  const startsAt = spans.length === 0 ? scheduleToClose : Math.min(...spans.map(({ from }) => from));
  const media = [...new Set(sheet.usage.map((usage) => usage.media))].slice(0, limitOf(jobPosting.shape.media));
  return {
    ...postingCatalogue.empty,
    title: typed.title ?? '',
    description: sheet.content,
    place: sheet.place,
    media,
    numberOfPeople: 1,
    startsAt,
    endsAt: spans.length === 0 ? scheduleToClose : Math.max(...spans.map(({ to }) => to)),
    entryDeadline: startsAt,
    feeMin: fee,
    feeMax: fee,
    sheet: factsOf(sheet),
  };
};

export const roleOf = ({ roleNo }: OfferFormResult) => (roleNo === undefined ? {} : { roleNo });

/** The fields of an offer with these values, beside its job, its role and its cast. */
export const offeredIn = ({ fee, scheduleToClose, sheet, message }: Extract<OfferFormResult, { kind: 'OFFER' }>) => ({
  fee,
  scheduleToClose,
  sheet,
  ...(message !== '' && { message }),
});

export type OfferDone = {
  readonly offerId: string;
  /** When the cast's answer is due (ms); null for an inquiry, which has no due time. */
  readonly answerDue: number | null;
  readonly castName: string;
  readonly pending: boolean;
};
