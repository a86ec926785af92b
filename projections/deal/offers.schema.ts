import { z } from 'zod';
import type { offerFields } from '#domain/offer/fields.ts';
import { inquiryTypes, offerStatuses } from '#domain/offer/status.ts';
import { offerTable } from '#domain/offer/table.ts';
import { followed, timeOrNull } from '../kernel/fields.schema.ts';
import { dealBill, dealCancellation, dealForceClosed, dealParties, dealProxy, sameFields, stampFields } from './deals.schema.ts';
import { dealTermsFields } from './terms.schema.ts';

/** What the sides wrote to each other. The offer's page shows each under the field's name. */
export const offerTexts = ['message'] as const satisfies (keyof typeof offerFields)[];

const text = z.string().nullable();

/**
 * jobs/{jobId}/offers/{offerId}: a deal as both sides and the office see it (spec section 3, with
 * its spelling). Fee in yen.
 */
export const offerSchema = z.object({
  ...dealParties,
  kind: z.enum(['INQUIRY', 'OFFER']),
  status: z.enum(offerStatuses),
  inquiryType: z.enum(inquiryTypes).nullable(),
  ...sameFields(offerTexts, text),
  fee: z.number().nullable(),
  /** The id of the latest entry in feeChangelogs. */
  feeChengeLog: z.string().nullable(),
  scheduleToClose: timeOrNull,
  /** Until when the awaited answer can be given; null when none is awaited. */
  answerDue: timeOrNull,
  ...dealTermsFields,
  ...stampFields(offerTable),
  ...dealBill,
  ...dealForceClosed,
  ...dealCancellation,
  ...dealProxy,
  ...followed,
});
export type Offer = z.infer<typeof offerSchema>;
