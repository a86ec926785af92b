import { z } from 'zod';
import { parties } from '../../kernel/commonFields.ts';
import { type EventOf, event, personal, sealedFields, type Upcaster } from '../../kernel/eventDefinition.ts';
import * as cancel from '../deal/cancellation.ts';
import * as change from '../deal/changes.ts';
import * as proxy from '../deal/proxy.ts';
import { checkedBefore, remindedBefore } from '../deal/remindedBefore.ts';
import { entryFields } from './fields.ts';
import { storedDay } from './storedDays.ts';

const yen = z.number();
const instant = z.number();
const { proposalNo, posted, askedAt, answerDue, remindAt, decideBy, expiredAt, closedAt } = entryFields;

/** Version 1 has no such time: documents and bills used the time of recording. */
const expiredWhenRecorded: Upcaster = (data, recordedAt) => ({ ...data, expiredAt: recordedAt });
const closedWhenRecorded: Upcaster = (data, recordedAt) => ({ ...data, closedAt: recordedAt });

/** Version 1 stores neither the posting nor the time of the question to the office. */
const madeBefore: Upcaster = (data, recordedAt) => ({ ...data, posted: null, askedAt: recordedAt });
/** Versions before 3 have only the free text about the days. */
const withoutDays: Upcaster = (data) => ({ ...data, days: [] });
/** Versions before 4 do not store when the job starts. */
const startUnknown: Upcaster = (data, recordedAt) => ({
  ...checkedBefore(data, recordedAt),
  posted: data.posted && { ...data.posted, startsAt: null },
});
const approvedBefore: Upcaster = (data, recordedAt) => ({ ...change.withoutSheet(data, recordedAt), termsNo: null, proposalNo: null });

/** A reason: personal text of one side about the other, or of the office about a side. */
const withReason = event({ ...parties, reason: personal(z.string()) }, [sealedFields]);

/** The office's reason not to bill, or to bill again. Version 1 has none. */
const billReason = event({ ...parties, reason: personal(z.string()) }, [(data) => ({ ...data, reason: null })]);

// Names and shapes are the storage format. A stored event never changes; a new shape is a new
// version with an upcaster.
/** The events of an entry, by type. The log stores them; projections and the decider read them. */
export const entryEvents = {
  /** `days`: the cast's answer for each work day. */
  EntryMade: event(
    {
      ...parties,
      pr: personal(z.string()),
      schedule: personal(z.string()),
      days: personal(z.array(storedDay)),
      posted: posted.nullable(),
      askedAt,
      remindAt,
      decideBy,
    },
    [madeBefore, withoutDays, startUnknown],
  ),
  EntryAdminApproved: event({ ...parties, termsNo: change.agreedNo, feeUpTo: change.feeUpTo, askedAt, answerDue, remindAt }, [
    change.withoutTermsNo,
    change.withoutFeeUpTo,
    remindedBefore,
  ]),
  EntryAdminDisapproved: withReason,
  EntryDecidingStarted: event({ ...parties, askedAt, answerDue, remindAt }, [remindedBefore]),
  /**
   * `proposalNo`: the agreed proposal of terms beyond the posting; null if the posting was enough.
   */
  EntryApproved: event(
    {
      ...parties,
      termsNo: change.agreedNo,
      proposalNo: proposalNo.nullable(),
      ...change.agreedFields,
      sheetWords: change.sheetWords,
      approvedAt: instant,
    },
    [approvedBefore, cancel.concludedWhenRecorded],
  ),
  EntryRefused: withReason,
  EntryWithdrawn: event({ ...parties, reason: personal(z.string()) }),
  EntryApproveReminded: event(parties),
  EntryExpired: event({ ...parties, expiredAt }, [expiredWhenRecorded]),
  EntryFeeChanged: event({ ...parties, previousFee: yen, fee: yen }),
  EntryScheduleChanged: event({ ...parties, previousScheduleToClose: instant, scheduleToClose: instant }),
  EntryTermsChanged: change.termsChanged,
  EntryChangeProposed: change.changeProposed,
  EntryChangeAgreed: change.changeAgreed,
  EntryChangeDeclined: change.changeDeclined,
  EntryChangeWithdrawn: change.changeWithdrawn,
  EntryChangeLapsed: change.changeLapsed,
  EntryChangeAdminApproved: change.changeAdminApproved,
  EntryChangeAdminDisapproved: change.changeAdminDisapproved,
  EntryOfficeReminded: event(parties),
  EntryOfficeRemindedAgain: event(parties),
  /**
   * `closedAt` is the agreed end, however late the task ran. The bill's month and tax rate derive
   * from it.
   */
  EntryClosed: event({ ...parties, fee: yen, closedAt }, [closedWhenRecorded]),
  EntryForceClosed: withReason,
  EntryCancellationRequested: cancel.cancellationRequested,
  EntryCancellationWithdrawn: cancel.cancellationWithdrawn,
  EntryCancellationSettled: cancel.cancellationSettled,
  EntryCancellationDismissed: cancel.cancellationDismissed,
  EntryCancellationReminded: cancel.cancellationReminded,
  EntryAnsweredOnBehalf: proxy.answeredOnBehalf,
  EntryProxyDisputed: proxy.proxyDisputed,
  EntryProxySettled: proxy.proxySettled,
  EntryBillClaimed: event({ ...parties, billId: z.string().nullable() }),
  EntryBillIgnored: billReason,
  EntryBillReopened: billReason,
} as const;

export type EntryEvent = EventOf<typeof entryEvents>;
