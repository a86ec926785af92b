import { z } from 'zod';
import { readingCard, time } from '../kernel/fields.schema.ts';

/**
 * billMonths/{YYYY-MM}_{clientId}: the client has bills of that closing month (JST), with the key
 * for sorting. Sums are read from the deals, so that closings need not wait for each other.
 * `createdAt`: start of the month, the same for any first deal.
 */
export const billMonthSchema = z.object({ id: z.string(), month: z.string(), clientId: z.string(), client: readingCard, createdAt: time });
export type BillMonth = z.infer<typeof billMonthSchema>;
