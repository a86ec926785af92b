import { z } from 'zod';
import { type EventOf, event, personal } from '../kernel/eventDefinition.ts';

const yen = z.number();
const instant = z.number();

/** On every event, so that each says by itself whose deal of which job it belongs to. */
const parties = { jobId: z.string(), clientId: z.string(), talentId: z.string() };

// These names and shapes are the storage format: a stored event never changes, a new shape is a new version with an upcaster.
export const offerEvents = {
  OfferInquired: event({
    ...parties,
    inquiryType: z.enum(['APPEARANCE', 'OTHERS']),
    message: personal(z.string()),
  }),
  OfferInquiryRefused: event(parties),
  OfferMade: event({
    ...parties,
    fee: yen,
    scheduleToClose: instant,
    askedAt: instant,
    answerDue: instant,
  }),
  OfferAccepted: event(parties),
  OfferRefused: event(parties),
  OfferAdminApproved: event({ ...parties, askedAt: instant, answerDue: instant }),
  OfferAdminDisapproved: event({ ...parties, reason: z.string() }),
  OfferApproved: event({ ...parties, scheduleToClose: instant }),
  OfferDeclined: event(parties),
  OfferCanceled: event(parties),
  OfferAcceptReminded: event(parties),
  OfferApproveReminded: event(parties),
  OfferExpired: event(parties),
  OfferFeeChanged: event({ ...parties, previousFee: yen, fee: yen }),
  OfferScheduleChanged: event({
    ...parties,
    previousScheduleToClose: instant,
    scheduleToClose: instant,
    askedAt: instant.nullable(),
    answerDue: instant.nullable(),
  }),
  OfferClosed: event({ ...parties, fee: yen }),
  OfferForceClosed: event({ ...parties, reason: z.string() }),
  OfferBillClaimed: event({ ...parties, billId: z.string().nullable() }),
  OfferBillIgnored: event(parties),
  OfferBillReopened: event(parties),
} as const;

export type OfferEvent = EventOf<typeof offerEvents>;
