import { z } from 'zod';
import { followed, timeOrNull } from '../kernel/fields.schema.ts';

/**
 * officeClients/{uid}: a client as the office's search and details show it, written with
 * clients/{uid}. Phone and address are masks where there are any; `billingGaps` are the fields of
 * the billing profile that are missing or wrong.
 */
export const officeClientSchema = z.object({
  id: z.string(),
  clientType: z.enum(['CORPORATION', 'INDIVIDUAL']),
  name: z.string(),
  kana: z.string(),
  department: z.string(),
  position: z.string(),
  worksUrl: z.string(),
  company: z.object({ name: z.string(), kana: z.string(), phone: z.string(), address: z.string() }),
  billClientId: z.string().nullable().default(null),
  paymentMethod: z.number().nullable().default(null),
  billingGaps: z.array(z.string()).default([]),
  deletedAt: timeOrNull,
  ...followed,
});
export type OfficeClient = z.infer<typeof officeClientSchema>;

export const officeClientPath = (uid: string): string => `officeClients/${uid}`;
