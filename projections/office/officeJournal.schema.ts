import { z } from 'zod';
import { time } from '../kernel/fields.schema.ts';

const id = z.string().nullable();

/**
 * officeJournal/{eventId}: an act of a member of the office, for the office alone, to search across
 * all streams. People, jobs and members by their ids: who reads looks up the names.
 */
export const officeJournalSchema = z.object({
  id: z.string(),
  /** The member. */
  uid: z.string(),
  /** The second member, where the act needed one. */
  confirmedBy: z.string().optional(),
  type: z.string(),
  /** The type without the kind of the deal (`actOf`). */
  act: z.string(),
  /** Nothing was changed, a history was looked at. */
  isLook: z.boolean(),
  streamId: z.string(),
  version: z.number(),
  jobId: id,
  clientId: id,
  talentId: id,
  /** Somebody of either side, or of none. */
  personId: id,
  /** The stream that was looked at, opened or mended. */
  target: z.string().nullable(),
  /**
   * What it was about, in yen: the deal's fee, the bill, the fee of a cancellation, the sum of a
   * file or an invoice, a payment.
   */
  amount: z.number().nullable(),
  /**
   * Masked where no page of the office shows it; null where none was asked for, and once somebody
   * whom it is about has left.
   */
  reason: z.string().nullable(),
  createdAt: time,
});
export type OfficeJournalRow = z.infer<typeof officeJournalSchema>;
