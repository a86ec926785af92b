import { z } from 'zod';
import { scheduleFault } from '#domain/deal/schedule.ts';
import { errorMessages } from '#domain/kernel/errorMessages.ts';
import { messages } from '#domain/kernel/validation.ts';
import { inquire, makeOffer } from '#domain/offer/commands.ts';

const jobId = z.string().min(1, messages.required);
const inquiry = z.object({ kind: z.literal('INQUIRY'), jobId, inquiryType: inquire.shape.inquiryType, message: inquire.shape.message });
const offer = (now: () => number) => {
  const scheduleToClose = makeOffer.shape.scheduleToClose.superRefine((end, context) => {
    const fault = scheduleFault(end, now());
    if (fault !== null) context.addIssue({ code: 'custom', message: errorMessages[fault] });
  });
  return z.object({ kind: z.literal('OFFER'), jobId, fee: makeOffer.shape.fee, scheduleToClose });
};

/** What the form holds; each kind takes its rules from the command that it becomes, the end as of `now` (ms) at the time of the check. */
export const offerForm = (now: () => number) => z.discriminatedUnion('kind', [inquiry, offer(now)]);
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
  kind: 'INQUIRY',
  jobId: '',
  inquiryType: 'APPEARANCE',
  message: '',
  fee: undefined,
  scheduleToClose: undefined,
};
