import { z } from 'zod';
import { streamFields, timeOrNull } from '../kernel/fields.schema.ts';

const figures = z.object({ count: z.number(), total: z.number() });

/**
 * closings/{YYYY-MM}: whether a closing month is locked, by whom, and the sums of its bills then
 * (yen, without tax). Missing for a month that was never locked.
 */
export const closingSchema = z.object({
  id: z.string(),
  /** null: unlocked again. */
  lockedAt: timeOrNull,
  /** The member who locked it last. */
  lockedBy: z.string(),
  claimed: figures,
  ignored: figures,
  ...streamFields,
});

export type Closing = z.infer<typeof closingSchema>;

export const closingPath = (month: string): string => `closings/${month}`;
