import { z } from 'zod';
import { time } from '../kernel/fields.schema.ts';

const id = z.string().nullable();

/**
 * officeJournal/{eventId}: an act of a member of the office, for the office's search across
 * streams. People, jobs and members by id; the reader looks up names.
 */
export const officeJournalSchema = z.object({
  id: z.string(),
  /** The member. */
  uid: z.string(),
  /** The second member, if the act needed one. */
  confirmedBy: z.string().optional(),
  type: z.string(),
  /** The type without the kind of the deal (`actOf`). */
  act: z.string(),
  /** A history was read, and nothing changed. */
  isLook: z.boolean(),
  streamId: z.string(),
  version: z.number(),
  jobId: id,
  clientId: id,
  talentId: id,
  /** A person of either side, or without a role. */
  personId: id,
  /** The stream that was read, opened or repaired. */
  target: z.string().nullable(),
  /**
   * The amount of the act (yen): fee, bill, cancellation fee, sum of a file or invoice, or payment.
   */
  amount: z.number().nullable(),
  /** The number of the invoice. Documents of an earlier release have neither this nor objects. */
  invoice: z.string().nullable().default(null),
  /** What the act is about, with the people whose data was opened (`objectOf`). */
  objects: z.array(z.string()).default([]),
  /** Masked unless a page of the office shows it. null for none, and after an erasure. */
  reason: z.string().nullable(),
  createdAt: time,
});

export type OfficeJournalRow = z.infer<typeof officeJournalSchema>;
