import { z } from 'zod';
import { parties } from '../kernel/commonFields.ts';
import { type EventOf, event, personal, sealedFields, type Upcaster } from '../kernel/eventDefinition.ts';
import { entryFields } from './commands.ts';

const yen = z.number();
const instant = z.number();
const { askedAt, answerDue, expiredAt, closedAt } = entryFields;

/** Version 1 did not say when: documents and bills took the time at which it was recorded. */
const expiredWhenRecorded: Upcaster = (data, recordedAt) => ({ ...data, expiredAt: recordedAt });
const closedWhenRecorded: Upcaster = (data, recordedAt) => ({ ...data, closedAt: recordedAt });

/** Why: words of one about the other, or of the office about either. */
const withReason = event({ ...parties, reason: personal(z.string()) }, [sealedFields]);

// These names and shapes are the storage format: a stored event never changes, a new shape is a new version with an upcaster.
export const entryEvents = {
  EntryMade: event({ ...parties, pr: personal(z.string()), schedule: personal(z.string()) }),
  EntryAdminApproved: event({ ...parties, askedAt, answerDue }),
  EntryAdminDisapproved: withReason,
  EntryDecidingStarted: event({ ...parties, askedAt, answerDue }),
  EntryApproved: event({ ...parties, fee: yen, scheduleToClose: instant }),
  EntryRefused: withReason,
  EntryApproveReminded: event(parties),
  EntryExpired: event({ ...parties, expiredAt }, [expiredWhenRecorded]),
  EntryFeeChanged: event({ ...parties, previousFee: yen, fee: yen }),
  EntryScheduleChanged: event({ ...parties, previousScheduleToClose: instant, scheduleToClose: instant }),
  /** `closedAt`: the end that was agreed on, however late the alarm rang. The bill's month and tax rate follow it. */
  EntryClosed: event({ ...parties, fee: yen, closedAt }, [closedWhenRecorded]),
  EntryForceClosed: withReason,
  EntryBillClaimed: event({ ...parties, billId: z.string().nullable() }),
  EntryBillIgnored: event(parties),
  EntryBillReopened: event(parties),
} as const;

export type EntryEvent = EventOf<typeof entryEvents>;
