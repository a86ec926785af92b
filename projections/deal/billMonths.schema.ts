import { z } from 'zod';
import { readingCard, time } from '../kernel/fields.schema.ts';

/**
 * billMonths/{YYYY-MM}_{clientId}: the client has bills of that closing month in Japan, and where
 * the client stands among the others. What they come to is asked of the deals, so that no closing
 * waits for another one's count. `createdAt` is the month's beginning: the same whichever deal is
 * the first.
 */
export const billMonthSchema = z.object({ id: z.string(), month: z.string(), clientId: z.string(), client: readingCard, createdAt: time });
export type BillMonth = z.infer<typeof billMonthSchema>;
