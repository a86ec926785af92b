import { z } from 'zod';
import { type EventOf, event, personal } from '../kernel/eventDefinition.ts';

const yen = z.number();
const instant = z.number();

// These names and shapes are the storage format: a stored event never changes, a new shape is a new version with an upcaster.
export const offerEvents = {
  OfferInquired: event({
    jobId: z.string(),
    clientId: z.string(),
    talentId: z.string(),
    inquiryType: z.enum(['APPEARANCE', 'OTHERS']),
    message: personal(z.string()),
  }),
  OfferInquiryRefused: event({}),
  OfferMade: event({
    jobId: z.string(),
    clientId: z.string(),
    talentId: z.string(),
    fee: yen,
    scheduleToClose: instant,
    askedAt: instant,
    answerDue: instant,
  }),
  OfferAccepted: event({}),
  OfferRefused: event({}),
  OfferAdminApproved: event({ askedAt: instant, answerDue: instant }),
  OfferAdminDisapproved: event({ reason: z.string() }),
  OfferApproved: event({}),
  OfferDeclined: event({}),
  OfferCanceled: event({}),
  OfferAcceptReminded: event({}),
  OfferApproveReminded: event({}),
  OfferExpired: event({}),
  OfferFeeChanged: event({ previousFee: yen, fee: yen }),
  OfferScheduleChanged: event({ previousScheduleToClose: instant, scheduleToClose: instant, answerDue: instant.nullable() }),
  OfferClosed: event({}),
  OfferForceClosed: event({ reason: z.string() }),
  OfferBillClaimed: event({ billId: z.string().nullable() }),
  OfferBillIgnored: event({}),
  OfferBillReopened: event({}),
} as const;

export type OfferEvent = EventOf<typeof offerEvents>;
