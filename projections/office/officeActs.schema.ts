import { z } from 'zod';
import { time } from '../kernel/fields.schema.ts';

const act = z.object({
  /** The event's id. */
  id: z.string(),
  type: z.string(),
  /** Null where none was asked for. */
  reason: z.string().nullable(),
  /** The member who did it; null: somebody at the command line, or the system. */
  by: z.string().nullable(),
  /** Who it was at the command line, as they were named there. */
  operator: z.string().nullable().optional(),
  at: time,
});
export type OfficeAct = z.infer<typeof act>;

/**
 * officeActs/{uid}: what the office did with somebody's account, profile and postings, newest
 * first, with who and why; for the office alone. Once the person has `left`, why is gone. The
 * account's, the cast's and the jobs' streams write here: the newest are the same in whatever order
 * they come.
 */
export const officeActsSchema = z.object({ id: z.string(), acts: z.array(act), left: z.literal(true).optional() });
export type OfficeActs = z.infer<typeof officeActsSchema>;
