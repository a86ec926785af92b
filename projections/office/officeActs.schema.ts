import { z } from 'zod';
import { time } from '../kernel/fields.schema.ts';

const act = z.object({
  /** The id of the event. */
  id: z.string(),
  type: z.string(),
  /** null if the act needs no reason. */
  reason: z.string().nullable(),
  /** The member; null for the operator's command line and the system. */
  by: z.string().nullable(),
  /** The person at the command line, as named there. */
  operator: z.string().nullable().optional(),
  at: time,
});

export type OfficeAct = z.infer<typeof act>;

/**
 * officeActs/{uid}: the office's acts on a person's account, profile and postings, newest first,
 * for the office only. Without reasons after the person has `left`. Streams of account, cast and
 * jobs write it; the newest acts are the same in any order.
 */
export const officeActsSchema = z.object({ id: z.string(), acts: z.array(act), left: z.literal(true).optional() });
export type OfficeActs = z.infer<typeof officeActsSchema>;
