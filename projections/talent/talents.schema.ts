import { z } from 'zod';
import { agencyGroup } from '#domain/kernel/agencyGroups.ts';
import { carded, followed, reviewed, time, timeOrNull } from '../kernel/fields.schema.ts';

const size = z.number().nullable();
const account = z.object({ screenName: z.string(), followersCount: z.number(), updatedAt: time }).nullable();
const channel = z.object({ channelId: z.string(), subscriberCount: z.number(), updatedAt: time }).nullable();

/**
 * The second step of a talent's profile in talents/{uid}: cm, kg; `industry` holds ids of
 * industryMaster.
 */
export const talentDetailsSchema = {
  sizes: z.object({ height: size, weight: size, bust: size, waist: size, hip: size, shoeSize: size, headSize: size }),
  sns: z.object({ instagram: account, twitter: account, youtube: channel, tiktok: account }),
  singingRange: z.string(),
  discography: z.string(),
  keywords: z.array(z.string()),
  industry: z.array(z.string()),
  pr: z.string(),
};
export type TalentDetails = z.infer<z.ZodObject<typeof talentDetailsSchema>>;

/** Details of which nothing is known. */
export const emptyDetails = (): TalentDetails => ({
  sizes: { height: null, weight: null, bust: null, waist: null, hip: null, shoeSize: null, headSize: null },
  sns: { instagram: null, twitter: null, youtube: null, tiktok: null },
  singingRange: '',
  discography: '',
  keywords: [],
  industry: [],
  pr: '',
});

/**
 * talents/{uid}: what lists, detail pages and the print sheet show others of a cast (spec section
 * 3); the rest stands in talentPrivate. Likes and reviews are other streams and may be projected
 * before the profile. So every projector merges its fields into the document, or into a blank one
 * (`mergeTalent`). Version and times are those of the talent's own stream. `ageBand`: see
 * `shownAgeBand`.
 */
export const talentSchema = z.object({
  id: z.string(),
  name: z.string(),
  kana: z.string(),
  gender: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  ageBand: z.number(),
  prefecture: z.number(),
  introduction: z.string(),
  speciality: z.array(z.string()),
  thumbnail: z.string().nullable(),
  profileImages: z.array(z.string()),
  ...talentDetailsSchema,
  belongingTo: agencyGroup.nullable(),
  isPublished: z.boolean(),
  /** When others saw the profile first (ms); documents of an earlier release do not say it. */
  publishedAt: z.number().nullable().default(null),
  isSuspended: z.boolean(),
  /**
   * When (ms) the office asked for a better profile; null: not, or the talent has changed it since.
   */
  returnedAt: timeOrNull.default(null),
  /** Since when (ms) the talent lets everybody see the profile (publicTalents); null: not. */
  pageOpenedAt: timeOrNull.default(null),
  viewOrder: z.number(),
  isFixedOrder: z.boolean(),
  /** When (ms) the place in the list was given last. */
  placedAt: z.number().default(0),
  likedCount: z.number(),
  ...reviewed,
  deletedAt: timeOrNull,
  ...carded,
  ...followed,
});
export type Talent = z.infer<typeof talentSchema>;

export const talentPath = (uid: string): string => `talents/${uid}`;
