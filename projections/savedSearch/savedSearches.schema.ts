import { z } from 'zod';
import { digests } from '#domain/work/savedSearch/fields.ts';
import { searchKinds } from '#domain/work/search/wanted.ts';
import { time } from '../kernel/fields.schema.ts';

/**
 * savedSearches/{uid}: a person's saved searches, readable by that person. `digests`: the mail
 * frequencies in use, which the morning mails query.
 */
export const savedSearchesSchema = z.object({
  id: z.string(),
  searches: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(searchKinds),
      name: z.string(),
      wanted: z.string(),
      digest: z.enum(digests),
      savedAt: time,
    }),
  ),
  digests: z.array(z.enum(digests)),
  createdAt: time,
  updatedAt: time,
  version: z.number(),
});

export type SavedSearches = z.infer<typeof savedSearchesSchema>;

export const savedSearchesPath = (uid: string): string => `savedSearches/${uid}`;
