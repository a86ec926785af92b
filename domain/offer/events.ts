import { z } from 'zod';
import { parties } from '../kernel/commonFields.ts';
import { type EventOf, event, personal, sealedFields, type Upcaster } from '../kernel/eventDefinition.ts';
import { offerFields } from './commands.ts';

const yen = z.number();
const instant = z.number();
const { inquiryType, askedAt, answerDue, expiredAt, closedAt } = offerFields;

/** Version 1 did not say when: documents and bills took the time at which it was recorded. */
const expiredWhenRecorded: Upcaster = (data, recordedAt) => ({ ...data, expiredAt: recordedAt });
const closedWhenRecorded: Upcaster = (data, recordedAt) => ({ ...data, closedAt: recordedAt });

/** Why: words of one about the other, or of the office about either. */
const withReason = event({ ...parties, reason: personal(z.string()) }, [sealedFields]);

// These names and shapes are the storage format: a stored event never changes, a new shape is a new version with an upcaster.
export const offerEvents = {
  OfferInquired: event({
    ...parties,
    inquiryType,
    message: personal(z.string()),
  }),
  OfferInquiryRefused: event(parties),
  OfferMade: event({
    ...parties,
    fee: yen,
    scheduleToClose: instant,
    askedAt,
    answerDue,
  }),
  OfferAccepted: event(parties),
  OfferRefused: event(parties),
  OfferAdminApproved: event({ ...parties, askedAt, answerDue }),
  OfferAdminDisapproved: withReason,
  OfferApproved: event({ ...parties, scheduleToClose: instant }),
  OfferDeclined: event(parties),
  OfferCanceled: event(parties),
  OfferAcceptReminded: event(parties),
  OfferApproveReminded: event(parties),
  OfferExpired: event({ ...parties, expiredAt }, [expiredWhenRecorded]),
  OfferFeeChanged: event({ ...parties, previousFee: yen, fee: yen }),
  OfferScheduleChanged: event({
    ...parties,
    previousScheduleToClose: instant,
    scheduleToClose: instant,
    askedAt: askedAt.nullable(),
    answerDue: answerDue.nullable(),
  }),
  /** `closedAt`: the end that was agreed on, however late the alarm rang. The bill's month and tax rate follow it. */
  OfferClosed: event({ ...parties, fee: yen, closedAt }, [closedWhenRecorded]),
  OfferForceClosed: withReason,
  OfferBillClaimed: event({ ...parties, billId: z.string().nullable() }),
  OfferBillIgnored: event(parties),
  OfferBillReopened: event(parties),
} as const;

export type OfferEvent = EventOf<typeof offerEvents>;
