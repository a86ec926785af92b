import { z } from 'zod';
import { transferStatuses } from '#domain/money/transfer/status.ts';
import { day, streamFields, time, timeOrNull } from '../kernel/fields.schema.ts';

/** transfers/{transferId}: a transfer file, without accounts; readable by the office. */
export const transferSchema = z.object({
  id: z.string(),
  status: z.enum(transferStatuses),
  day,
  /** The ordered payouts; `refused`: those of them that are not part of the file, with the code. */
  payouts: z.array(z.string()),
  refused: z.array(z.object({ payoutId: z.string(), code: z.string() })),
  count: z.number(),
  total: z.number(),
  orderedAt: time,
  orderedBy: z.string(),
  confirmedBy: z.string().nullable(),
  fetchedAt: timeOrNull,
  fetchedBy: z.string().nullable(),
  ...streamFields,
});
export type Transfer = z.infer<typeof transferSchema>;

export const transferPath = (transferId: string): string => `transfers/${transferId}`;
