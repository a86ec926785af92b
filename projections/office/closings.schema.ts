import { z } from 'zod';
import { followed, timeOrNull } from '../kernel/fields.schema.ts';

const figures = z.object({ count: z.number(), total: z.number() });

/**
 * closings/{YYYY-MM}: whether a closing month is locked, by whom, and what its bills came to then
 * (yen, without tax). A month that was never locked has none.
 */
export const closingSchema = z.object({
  id: z.string(),
  /** null: it was opened again. */
  lockedAt: timeOrNull,
  /** The member who locked it last. */
  lockedBy: z.string(),
  claimed: figures,
  ignored: figures,
  ...followed,
});
export type Closing = z.infer<typeof closingSchema>;

export const closingPath = (month: string): string => `closings/${month}`;
