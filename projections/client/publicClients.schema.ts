import { z } from 'zod';
import { followed, reviewed, timeOrNull } from '../kernel/fields.schema.ts';

/**
 * publicClients/{uid}: what casts see of a client; never phone, street, e-mail or billing. Whether somebody may see it is the rules' to say: they ask the
 * account. Reviews come from streams of their own and may be projected first, so that whoever writes merges into the document or a blank one.
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
