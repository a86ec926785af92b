import { z } from 'zod';
import { agencyGroup } from '#domain/kernel/agencyGroups.ts';
import { basicCatalogue } from '#domain/people/talent/basicRows.ts';
import { detailsCatalogue } from '#domain/people/talent/detailsRows.ts';
import { ageBand, cardFields, reviewFields, streamFields, time, timeOrNull } from '../kernel/fields.schema.ts';

/** The second step of a cast's profile, as others see it. */
export type TalentDetails = z.infer<z.ZodObject<typeof detailsCatalogue.document>>;

/**
 * talents/{uid}: the fields of a cast that others see (docs/specification.md, section 3). Likes and
 * reviews are other streams and may come before the profile, so every projector merges its fields
 * (`mergeTalent`). Version and creation are from the talent's stream.
 */
export const talentSchema = z.object({
  id: z.string(),
  ...basicCatalogue.document,
  ageBand,
  ...detailsCatalogue.document,
  belongingTo: agencyGroup.nullable(),
  isPublished: z.boolean(),
  /** Time of the first publication (ms). Documents of an earlier release do not have it. */
  publishedAt: timeOrNull.default(null),
  isSuspended: z.boolean(),
  /** When the office returned the profile (ms); null if not, or changed since. */
  returnedAt: timeOrNull.default(null),
  /** When a minor gave an earlier birthday (ms); null once the office confirmed or returned it. */
  birthdayAskedAt: timeOrNull.default(null),
  /** When the cast opened the public page (ms); null if it is closed. */
  pageOpenedAt: timeOrNull.default(null),
  /** Since when (ms) clients may show the cast to guests; null: they may not. */
  sharingAllowedAt: timeOrNull.default(null),
  viewOrder: z.number(),
  isFixedOrder: z.boolean(),
  /** When the position in lists was set last (ms). */
  placedAt: time.default(0),
  likedCount: z.number(),
  ...reviewFields,
  deletedAt: timeOrNull,
  ...cardFields,
  ...streamFields,
});

export type Talent = z.infer<typeof talentSchema>;

export const talentPath = (uid: string): string => `talents/${uid}`;
