import { z } from 'zod';
import { messages } from '#domain/kernel/validation.ts';
import { inquire } from '#domain/offer/commands.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import { checkSheet, emptySheet, type SheetValues, sheetForm, sheetOfPosting } from '#web/features/sheet/sheetForm.ts';
import { termsAt } from './terms.ts';

const jobId = z.string().min(1, messages.required);
const inquiry = z.object({ kind: z.literal('INQUIRY'), jobId, inquiryType: inquire.shape.inquiryType, message: inquire.shape.message });

/** What the form holds; each kind takes its rules from the command that it becomes, the end as of `now` (ms) at the time of the check. */
export const offerForm = (now: () => number) =>
  z.discriminatedUnion('kind', [
    inquiry,
    z
      .object({ kind: z.literal('OFFER'), jobId, ...termsAt(now), sheet: sheetForm })
      .superRefine(({ sheet, scheduleToClose }, context) => checkSheet(sheet, scheduleToClose, now(), context)),
  ]);
export type OfferFormResult = z.infer<ReturnType<typeof offerForm>>;

export type OfferFormValues = {
  kind: 'INQUIRY' | 'OFFER';
  jobId: string;
  inquiryType: 'APPEARANCE' | 'OTHERS';
  message: string;
  fee: number | undefined;
  scheduleToClose: number | undefined;
  sheet: SheetValues;
};

export const emptyOfferForm: OfferFormValues = {
  ...{ kind: 'INQUIRY', jobId: '', inquiryType: 'APPEARANCE', message: '' },
  ...{ fee: undefined, scheduleToClose: undefined, sheet: emptySheet },
};

/** A job that an offer can be about. */
export type OfferedJob = Pick<Job, 'id' | 'title' | 'description' | 'place' | 'sheet'>;

/** The sheet that the form begins with for a job: what the posting says, or nothing. */
export const sheetFor = (job: OfferedJob | undefined): SheetValues => (job && sheetOfPosting(job)) ?? emptySheet;

/** What the completion page learns of what was sent. */
export type OfferDone = {
  readonly offerId: string;
  /** When the cast's answer is due (ms); null for an inquiry, which awaits none. */
  readonly answerDue: number | null;
  readonly castName: string;
  readonly pending: boolean;
};
