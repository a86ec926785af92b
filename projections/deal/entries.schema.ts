import { z } from 'zod';
import { posted } from '#domain/work/entry/posted.ts';
import { entryStatuses } from '#domain/work/entry/status.ts';
import { storedDay } from '#domain/work/entry/storedDays.ts';
import { entryTable } from '#domain/work/entry/table.ts';
import { streamFields, timeOrNull } from '../kernel/fields.schema.ts';
import {
  dealBill,
  dealCancellation,
  dealForceClosed,
  dealParties,
  dealProxy,
  reasonCode,
  stampFields,
  workEndsOn,
} from './deals.schema.ts';
import { dealTermsFields } from './terms.schema.ts';

/**
 * jobs/{jobId}/entries/{entryId}: an entry for both sides and the office (docs/specification.md,
 * section 3, with its spelling). Fee in yen.
 */
export const entrySchema = z.object({
  ...dealParties,
  status: z.enum(entryStatuses),
  /** The cast's texts; null after the cast is erased. */
  pr: z.string().nullable(),
  schedule: z.string().nullable(),
  /** The default is for documents of releases with texts only. */
  days: z.array(storedDay).nullable().default([]),
  /** The reason of the client, the cast or the office for ending the entry. */
  reason: z.string().nullable(),
  reasonCode,
  fee: z.number().nullable(),
  /** The highest approved fee (yen); null for any fee, and before the approval. */
  feeUpTo: z.number().nullable().default(null),
  /** The id of the latest document in feeChangelogs. */
  feeChengeLog: z.string().nullable(),
  scheduleToClose: timeOrNull,
  workEndsOn,
  /** The deadline of the client's answer (ms); null if no answer is awaited. */
  answerDue: timeOrNull,
  /** When the office should have decided (ms); null while nothing waits for it. */
  decideBy: timeOrNull.default(null),
  /** The posting at the time of the entry; null for releases that did not store it. */
  posted: posted.nullable().default(null),
  ...dealTermsFields,
  ...stampFields(entryTable),
  ...dealBill,
  ...dealForceClosed,
  ...dealCancellation,
  ...dealProxy,
  ...streamFields,
});

export type Entry = z.infer<typeof entrySchema>;
