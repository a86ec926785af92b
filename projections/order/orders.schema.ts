import { z } from 'zod';
import { billTo } from '#domain/money/invoice/content.ts';
import { streamFields } from '../kernel/fields.schema.ts';

/**
 * orders/{dealId}: PO number and other addressee of a deal, for its client and the office. The cast
 * does not read it. Both are null after the client is erased.
 */
export const orderSchema = z.object({
  id: z.string(),
  dealKind: z.enum(['offer', 'entry']),
  jobId: z.string(),
  clientId: z.string(),
  talentId: z.string(),
  poNumber: z.string().nullable(),
  addressee: billTo.nullable(),
  ...streamFields,
});
export type OrderDocument = z.infer<typeof orderSchema>;

/** The path of a deal's order. */
export const orderPath = (dealId: string): string => `orders/${dealId}`;
