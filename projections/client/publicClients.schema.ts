import { z } from 'zod';
import { followed, reviewed, timeOrNull } from '../kernel/fields.schema.ts';

/**
 * publicClients/{uid}: what casts see of a client; never phone, street, e-mail or billing. The
 * security rules decide who may read it, by the account. Reviews are other streams and may be
 * projected first. So every projector merges its fields into the document, or into a blank one.
 */
export const publicClientSchema = z.object({
  id: z.string(),
  clientType: z.enum(['CORPORATION', 'INDIVIDUAL']),
  name: z.string(),
  companyName: z.string(),
  thumbnail: z.string().nullable(),
  prefecture: z.string(),
  worksUrl: z.string(),
  reviews: reviewed.reviews,
  latestReviews: reviewed.latestReviews.default([]),
  deletedAt: timeOrNull,
  ...followed,
});
export type PublicClient = z.infer<typeof publicClientSchema>;

export const publicClientPath = (uid: string): string => `publicClients/${uid}`;
