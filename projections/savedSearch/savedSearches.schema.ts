import { z } from 'zod';
import { digests } from '#domain/savedSearch/fields.ts';
import { searchKinds } from '#domain/search/wanted.ts';

/**
 * savedSearches/{uid}: the saved searches of a person, readable by that person. `digests`: the mail
 * frequencies in use; the morning's mails query it.
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
      savedAt: z.number(),
    }),
  ),
  digests: z.array(z.enum(digests)),
  createdAt: z.number(),
  updatedAt: z.number(),
  version: z.number(),
});
export type SavedSearches = z.infer<typeof savedSearchesSchema>;

export const savedSearchesPath = (uid: string): string => `savedSearches/${uid}`;
