import { z } from 'zod';
import { streamFields, timeOrNull } from '../kernel/fields.schema.ts';

/**
 * officeClients/{uid}: a client for the office's search and details, written with clients/{uid}.
 * Phone and address are masks if present. `billingGaps`: missing or invalid fields of the billing
 * profile.
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
  payers: z.array(z.string()).default([]),
  paymentMethod: z.number().nullable().default(null),
  billingGaps: z.array(z.string()).default([]),
  deletedAt: timeOrNull,
  ...streamFields,
});

export type OfficeClient = z.infer<typeof officeClientSchema>;

export const officeClientPath = (uid: string): string => `officeClients/${uid}`;
