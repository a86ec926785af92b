import { z } from 'zod';
import { inquiryTypes, offerStatuses } from '#domain/work/offer/status.ts';
import { offerTable } from '#domain/work/offer/table.ts';
import { streamFields, timeOrNull } from '../kernel/fields.schema.ts';
import {
  dealBill,
  dealCancellation,
  dealForceClosed,
  dealParties,
  dealProxy,
  reasonCode,
  sameFields,
  stampFields,
  workEndsOn,
} from './deals.schema.ts';
import { dealTermsFields } from './terms.schema.ts';

/** The client's words with the offer, and with the inquiry before it, as its page shows them. */
export const offerTexts = ['offerMessage', 'message'] as const;

const text = z.string().nullable();

/**
 * jobs/{jobId}/offers/{offerId}: an inquiry or offer for both sides and the office
 * (docs/specification.md, section 3, with its spelling). Fee in yen.
 */
export const offerSchema = z.object({
  ...dealParties,
  kind: z.enum(['INQUIRY', 'OFFER']),
  status: z.enum(offerStatuses),
  inquiryType: z.enum(inquiryTypes).nullable(),
  ...sameFields(offerTexts, text.default(null)),
  /** Why a side or the office ended the deal; null after an erasure and in former releases. */
  reason: text.default(null),
  reasonCode,
  fee: z.number().nullable(),
  /** The highest approved fee (yen); null for any fee, and before the approval. */
  feeUpTo: z.number().nullable().default(null),
  /** The id of the latest document in feeChangelogs. */
  feeChengeLog: z.string().nullable(),
  scheduleToClose: timeOrNull,
  workEndsOn,
  /** The deadline of the awaited answer (ms); null if none is awaited. */
  answerDue: timeOrNull,
  /** When the office should have decided (ms); null while nothing waits for it. */
  decideBy: timeOrNull.default(null),
  ...dealTermsFields,
  ...stampFields(offerTable),
  ...dealBill,
  ...dealForceClosed,
  ...dealCancellation,
  ...dealProxy,
  ...streamFields,
});

export type Offer = z.infer<typeof offerSchema>;
