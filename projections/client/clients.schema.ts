import { z } from 'zod';
import { carded, followed, reviewed, timeOrNull } from '../kernel/fields.schema.ts';

const address = z.object({
  postalCode: z.string(),
  prefecture: z.string(),
  city: z.string(),
  street: z.string(),
  buildingName: z.string(),
});

/**
 * clients/{uid}: who posts jobs and makes offers (spec section 3); for its owner. Reviews are other
 * streams and may be projected before the profile. So every projector merges its fields into the
 * document, or into a blank one (`mergeClient`). Version and times are those of the client's own
 * stream. The office reads officeClients/{uid} instead, which is written along.
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
  /** As it was stored: `paymentMethodOf` reads it, `needsBillingUpdate` asks for another. */
  paymentMethod: z.number().nullable().default(null),
  billClientId: z.string().nullable(),
  ...reviewed,
  deletedAt: timeOrNull,
  ...carded,
  ...followed,
});
export type Client = z.infer<typeof clientSchema>;

export const clientPath = (uid: string): string => `clients/${uid}`;
