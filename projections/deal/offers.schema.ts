import { z } from 'zod';
import { inquiryAnswers, inquiryTypes, offerStatuses } from '#domain/work/offer/status.ts';
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
const fee = z.number().nullable();
const inquiryAnswer = z.object({ canCome: z.enum(inquiryAnswers), freeDays: z.array(z.string()), feeFrom: fee, feeTo: fee });

/**
 * jobs/{jobId}/offers/{offerId}: an inquiry or offer for both sides and the office
 * (docs/specification.md, section 3, with its spelling). Fee in yen.
 */
export const offerSchema = z.object({
  ...dealParties,
  kind: z.enum(['INQUIRY', 'OFFER']),
  status: z.enum(offerStatuses),
  inquiryType: z.enum(inquiryTypes).nullable(),
  /**
   * The stream of the pair's deal before this one, and how many there were; as in a first deal in
   * documents of former releases.
   */
  previous: text.default(null),
  earlierDeals: z.number().default(0),
  ...sameFields(offerTexts, text.default(null)),
  /** The cast's newest answer to the inquiry; its text is apart, so that it can be erased. */
  inquiryAnswer: inquiryAnswer.nullable().default(null),
  answerText: text.default(null),
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
