import { z } from 'zod';
import { type EventOf, event, personal } from '../kernel/eventDefinition.ts';

const yen = z.number();
const instant = z.number();

/** On every event, so that each says by itself whose entry to which job it belongs to. */
const parties = { jobId: z.string(), clientId: z.string(), talentId: z.string() };

// These names and shapes are the storage format: a stored event never changes, a new shape is a new version with an upcaster.
export const entryEvents = {
  EntryMade: event({ ...parties, pr: personal(z.string()), schedule: personal(z.string()) }),
  EntryAdminApproved: event({ ...parties, askedAt: instant, answerDue: instant }),
  EntryAdminDisapproved: event({ ...parties, reason: z.string() }),
  EntryDecidingStarted: event({ ...parties, askedAt: instant, answerDue: instant }),
  EntryApproved: event({ ...parties, fee: yen, scheduleToClose: instant }),
  EntryRefused: event({ ...parties, reason: z.string() }),
  EntryApproveReminded: event(parties),
  EntryExpired: event(parties),
  EntryFeeChanged: event({ ...parties, previousFee: yen, fee: yen }),
  EntryScheduleChanged: event({ ...parties, previousScheduleToClose: instant, scheduleToClose: instant }),
  EntryClosed: event({ ...parties, fee: yen }),
  EntryForceClosed: event({ ...parties, reason: z.string() }),
  EntryBillClaimed: event({ ...parties, billId: z.string().nullable() }),
  EntryBillIgnored: event(parties),
  EntryBillReopened: event(parties),
} as const;

export type EntryEvent = EventOf<typeof entryEvents>;
