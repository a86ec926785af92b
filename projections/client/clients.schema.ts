import { z } from 'zod';
import { cardFields, reviewFields, streamFields, timeOrNull } from '../kernel/fields.schema.ts';

const address = z.object({
  postalCode: z.string(),
  prefecture: z.string(),
  city: z.string(),
  street: z.string(),
  buildingName: z.string(),
});

/**
 * clients/{uid}: a client (docs/specification.md, section 3); readable by its owner. Reviews may
 * come before the profile, so every projector merges its fields (`mergeClient`). Version and times
 * are from the client's stream. The office reads officeClients/{uid}.
 */
export const clientSchema = z.object({
  id: z.string(),
  clientType: z.enum(['CORPORATION', 'INDIVIDUAL']),
  name: z.string(),
  kana: z.string(),
  thumbnail: z.string().nullable(),
  department: z.string(),
  position: z.string(),
  worksUrl: z.string(),
  company: z.object({ name: z.string(), kana: z.string(), phone: z.string(), address }),
  /** As stored: `paymentMethodOf` reads it, `needsBillingUpdate` checks it. */
  paymentMethod: z.number().nullable().default(null),
  billClientId: z.string().nullable(),
  ...reviewFields,
  deletedAt: timeOrNull,
  ...cardFields,
  ...streamFields,
});

export type Client = z.infer<typeof clientSchema>;

/** The path of a document of clients. */
export const clientPath = (uid: string): string => `clients/${uid}`;
