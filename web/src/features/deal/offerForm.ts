import { z } from 'zod';
import { messages } from '#domain/kernel/validation.ts';
import { inquire } from '#domain/offer/commands.ts';
import { termsAt } from './terms.ts';

const jobId = z.string().min(1, messages.required);
const inquiry = z.object({ kind: z.literal('INQUIRY'), jobId, inquiryType: inquire.shape.inquiryType, message: inquire.shape.message });

/** What the form holds; each kind takes its rules from the command that it becomes, the end as of `now` (ms) at the time of the check. */
export const offerForm = (now: () => number) =>
  z.discriminatedUnion('kind', [inquiry, z.object({ kind: z.literal('OFFER'), jobId, ...termsAt(now) })]);
export type OfferFormResult = z.infer<ReturnType<typeof offerForm>>;

export type OfferFormValues = {
  kind: 'INQUIRY' | 'OFFER';
  jobId: string;
  inquiryType: 'APPEARANCE' | 'OTHERS';
  message: string;
  fee: number | undefined;
  scheduleToClose: number | undefined;
};

export const emptyOfferForm: OfferFormValues = {
  ...{ kind: 'INQUIRY', jobId: '', inquiryType: 'APPEARANCE', message: '' },
  ...{ fee: undefined, scheduleToClose: undefined },
};

/** What the completion page learns of what was sent. */
export type OfferDone = {
  readonly offerId: string;
  /** When the cast's answer is due (ms); null for an inquiry, which awaits none. */
  readonly answerDue: number | null;
  readonly castName: string;
  readonly pending: boolean;
};
