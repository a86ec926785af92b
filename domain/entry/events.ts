import { z } from 'zod';
import * as cancel from '../deal/cancellation.ts';
import * as change from '../deal/changes.ts';
import * as proxy from '../deal/proxy.ts';
import { parties } from '../kernel/commonFields.ts';
import { type EventOf, event, personal, sealedFields, type Upcaster } from '../kernel/eventDefinition.ts';
import { entryFields } from './fields.ts';
import { storedDay } from './storedDays.ts';

const yen = z.number();
const instant = z.number();
const { proposalNo, posted, askedAt, answerDue, expiredAt, closedAt } = entryFields;

/** Version 1 did not say when: documents and bills took the time at which it was recorded. */
const expiredWhenRecorded: Upcaster = (data, recordedAt) => ({ ...data, expiredAt: recordedAt });
const closedWhenRecorded: Upcaster = (data, recordedAt) => ({ ...data, closedAt: recordedAt });

/** Version 1 kept nothing of the posting, and not since when the office is asked. */
const madeBefore: Upcaster = (data, recordedAt) => ({ ...data, posted: null, askedAt: recordedAt });
/** Versions before 3 had nothing but words about the days. */
const withoutDays: Upcaster = (data) => ({ ...data, days: [] });
const approvedBefore: Upcaster = (data, recordedAt) => ({
  ...change.withoutSheet(data, recordedAt),
  ...{ termsNo: null, proposalNo: null },
});

/** Why: words of one about the other, or of the office about either. */
const withReason = event({ ...parties, reason: personal(z.string()) }, [sealedFields]);

/** Why the office does not bill, or bills again; version 1 did not ask. */
const billReason = event({ ...parties, reason: personal(z.string()) }, [(data) => ({ ...data, reason: null })]);

// These names and shapes are the storage format: a stored event never changes, a new shape is a new
// version with an upcaster.
export const entryEvents = {
  /** `days`: whether the cast can come, day by day. */
  EntryMade: event(
    {
      ...{ ...parties, pr: personal(z.string()), schedule: personal(z.string()), days: personal(z.array(storedDay)) },
      ...{ posted: posted.nullable(), askedAt },
    },
    [madeBefore, withoutDays],
  ),
  EntryAdminApproved: event({ ...parties, termsNo: change.agreedNo, askedAt, answerDue }, [change.withoutTermsNo]),
  EntryAdminDisapproved: withReason,
  EntryDecidingStarted: event({ ...parties, askedAt, answerDue }),
  /** `proposalNo`: concluded by a proposal of terms beyond the posting, to which all agreed. */
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
   * `closedAt`: the end that was agreed on, however late the alarm rang. The bill's month and tax
   * rate follow it.
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
