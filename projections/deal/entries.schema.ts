import { z } from 'zod';
import { posted } from '#domain/entry/posted.ts';
import { entryStatuses } from '#domain/entry/status.ts';
import { storedDay } from '#domain/entry/storedDays.ts';
import { entryTable } from '#domain/entry/table.ts';
import { followed, timeOrNull } from '../kernel/fields.schema.ts';
import { dealBill, dealCancellation, dealForceClosed, dealParties, dealProxy, stampFields } from './deals.schema.ts';
import { dealTermsFields } from './terms.schema.ts';

/**
 * jobs/{jobId}/entries/{entryId}: an application as both sides and the office see it (spec section
 * 3, with its spelling). Fee in yen.
 */
export const entrySchema = z.object({
  ...dealParties,
  status: z.enum(entryStatuses),
  /** What the talent wrote; null once the talent is erased. */
  pr: z.string().nullable(),
  schedule: z.string().nullable(),
  /** The default is for documents of releases that asked for words only. */
  days: z.array(storedDay).nullable().default([]),
  /** Why the client or the office said no. */
  reason: z.string().nullable(),
  fee: z.number().nullable(),
  /** The id of the latest entry in feeChangelogs. */
  feeChengeLog: z.string().nullable(),
  scheduleToClose: timeOrNull,
  /** Until when the client can answer; null when no answer is awaited. */
  answerDue: timeOrNull,
  /** What the cast answered; null in entries of releases that did not keep it. */
  posted: posted.nullable().default(null),
  ...dealTermsFields,
  ...stampFields(entryTable),
  ...dealBill,
  ...dealForceClosed,
  ...dealCancellation,
  ...dealProxy,
  ...followed,
});
export type Entry = z.infer<typeof entrySchema>;
