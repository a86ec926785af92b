import { z } from 'zod';
import { messages } from '#domain/kernel/validation.ts';
import { inquire, makeOffer } from '#domain/offer/commands.ts';

const jobId = z.string().min(1, messages.required);
const inquiry = z.object({ kind: z.literal('INQUIRY'), jobId, inquiryType: inquire.shape.inquiryType, message: inquire.shape.message });
const offer = z.object({ kind: z.literal('OFFER'), jobId, fee: makeOffer.shape.fee, scheduleToClose: makeOffer.shape.scheduleToClose });

/** What the form holds; each kind takes its rules from the command that it becomes. */
export const offerForm = z.discriminatedUnion('kind', [inquiry, offer]);
export type OfferFormResult = z.infer<typeof offerForm>;

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
