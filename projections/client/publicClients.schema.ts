import { z } from 'zod';
import { reviewFields, streamFields, timeOrNull } from '../kernel/fields.schema.ts';

/**
 * publicClients/{uid}: the fields of a client that casts see; never phone, street, e-mail or
 * billing. Security rules check the reader's account. Reviews may come before the profile, so every
 * projector merges its fields into the document, or into a blank one.
 */
export const publicClientSchema = z.object({
  id: z.string(),
  clientType: z.enum(['CORPORATION', 'INDIVIDUAL']),
  name: z.string(),
  companyName: z.string(),
  thumbnail: z.string().nullable(),
  prefecture: z.string(),
  worksUrl: z.string(),
  reviews: reviewFields.reviews,
  latestReviews: reviewFields.latestReviews.default([]),
  deletedAt: timeOrNull,
  ...streamFields,
});

export type PublicClient = z.infer<typeof publicClientSchema>;

export const publicClientPath = (uid: string): string => `publicClients/${uid}`;
