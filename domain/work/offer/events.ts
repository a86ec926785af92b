import { z } from 'zod';
import { parties } from '../../kernel/commonFields.ts';
import { type EventOf, event, personal, sealedFields, type Upcaster } from '../../kernel/eventDefinition.ts';
import * as cancel from '../deal/cancellation.ts';
import * as change from '../deal/changes.ts';
import * as proxy from '../deal/proxy.ts';
import { checkedBefore, inquiredBefore, remindedBefore } from '../deal/remindedBefore.ts';
import { heldSheet } from '../deal/storedSheet.ts';
import { offerFields } from './fields.ts';

const yen = z.number();
const instant = z.number();
const { inquiryType, askedAt, answerDue, remindAt, decideBy, expiredAt, closedAt } = offerFields;

/** Version 1 has no such time: documents and bills used the time of recording. */
const expiredWhenRecorded: Upcaster = (data, recordedAt) => ({ ...data, expiredAt: recordedAt });
const closedWhenRecorded: Upcaster = (data, recordedAt) => ({ ...data, closedAt: recordedAt });

/** Version 1 does not store since when an answer is awaited. */
const askedWhenRecorded: Upcaster = (data, recordedAt) => ({ ...data, askedAt: recordedAt });
const acceptedBefore: Upcaster = (data, recordedAt) => ({ ...data, termsNo: null, askedAt: recordedAt });
/** Version 1 does not restart the answer period. */
const notAskedAgain: Upcaster = (data) => ({ ...data, askedAt: null, answerDue: null });

/** A reason: personal text of one side about the other, or of the office about a side. */
const withReason = event({ ...parties, reason: personal(z.string()) }, [sealedFields]);

/** The office's reason not to bill, or to bill again. Version 1 has none. */
const billReason = event({ ...parties, reason: personal(z.string()) }, [(data) => ({ ...data, reason: null })]);

// Names and shapes are the storage format. A stored event never changes; a new shape is a new
// version with an upcaster.
/** The events of an offer, by type. The log stores them; projections and the decider read them. */
export const offerEvents = {
  OfferInquired: event(
    {
      ...parties,
      inquiryType,
      message: personal(z.string()),
      askedAt,
      remindAt,
    },
    [askedWhenRecorded, inquiredBefore],
  ),
  OfferInquiryRefused: event(parties),
  OfferMade: event(
    {
      ...parties,
      fee: yen,
      scheduleToClose: instant,
      askedAt,
      answerDue,
      remindAt,
      sheet: heldSheet.nullable(),
      sheetWords: change.sheetWords,
    },
    [change.withoutSheet, remindedBefore],
  ),
  OfferAccepted: event({ ...parties, termsNo: change.agreedNo, askedAt, remindAt, decideBy }, [acceptedBefore, checkedBefore]),
  OfferRefused: event(parties),
  OfferAdminApproved: event({ ...parties, termsNo: change.agreedNo, feeUpTo: change.feeUpTo, askedAt, answerDue, remindAt }, [
    change.withoutTermsNo,
    change.withoutFeeUpTo,
    remindedBefore,
  ]),
  OfferAdminDisapproved: withReason,
  OfferApproved: event({ ...parties, termsNo: change.agreedNo, scheduleToClose: instant, approvedAt: instant }, [
    change.withoutTermsNo,
    cancel.concludedWhenRecorded,
  ]),
  OfferDeclined: event(parties),
  OfferCanceled: event(parties),
  OfferAcceptReminded: event(parties),
  OfferApproveReminded: event(parties),
  OfferExpired: event({ ...parties, expiredAt }, [expiredWhenRecorded]),
  OfferFeeChanged: event(
    { ...parties, previousFee: yen, fee: yen, askedAt: askedAt.nullable(), answerDue: answerDue.nullable(), remindAt: remindAt.nullable() },
    [notAskedAgain, remindedBefore],
  ),
  OfferScheduleChanged: event(
    {
      ...parties,
      previousScheduleToClose: instant,
      scheduleToClose: instant,
      askedAt: askedAt.nullable(),
      answerDue: answerDue.nullable(),
      remindAt: remindAt.nullable(),
    },
    [remindedBefore],
  ),
  OfferTermsChanged: change.termsChanged,
  OfferChangeProposed: change.changeProposed,
  OfferChangeAgreed: change.changeAgreed,
  OfferChangeDeclined: change.changeDeclined,
  OfferChangeWithdrawn: change.changeWithdrawn,
  OfferChangeLapsed: change.changeLapsed,
  OfferChangeAdminApproved: change.changeAdminApproved,
  OfferChangeAdminDisapproved: change.changeAdminDisapproved,
  OfferInquiryReminded: event(parties),
  OfferOfficeReminded: event(parties),
  OfferOfficeRemindedAgain: event(parties),
  /**
   * `closedAt` is the agreed end, however late the task ran. The bill's month and tax rate derive
   * from it.
   */
  OfferClosed: event({ ...parties, fee: yen, closedAt }, [closedWhenRecorded]),
  OfferForceClosed: withReason,
  OfferCancellationRequested: cancel.cancellationRequested,
  OfferCancellationWithdrawn: cancel.cancellationWithdrawn,
  OfferCancellationSettled: cancel.cancellationSettled,
  OfferCancellationDismissed: cancel.cancellationDismissed,
  OfferCancellationReminded: cancel.cancellationReminded,
  OfferAnsweredOnBehalf: proxy.answeredOnBehalf,
  OfferProxyDisputed: proxy.proxyDisputed,
  OfferProxySettled: proxy.proxySettled,
  OfferBillClaimed: event({ ...parties, billId: z.string().nullable() }),
  OfferBillIgnored: billReason,
  OfferBillReopened: billReason,
} as const;

export type OfferEvent = EventOf<typeof offerEvents>;
