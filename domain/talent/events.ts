import { z } from 'zod';
import { type EventOf, event, personal, sealedFields } from '../kernel/eventDefinition.ts';
import { talentFields } from './fields.ts';

const { isFixedOrder, belongingTo } = talentFields;

const profile = {
  name: personal(z.string()),
  kana: personal(z.string()),
  gender: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  birthday: personal(z.string()),
  prefecture: z.number(),
  introduction: personal(z.string()),
  speciality: personal(z.array(z.string())),
  thumbnail: personal(z.string().nullable()),
  profileImages: personal(z.array(z.string())),
};

const size = z.number().nullable();
const account = z.object({ screenName: z.string(), followersCount: z.number(), updatedAt: z.number() }).nullable();
const channel = z.object({ channelId: z.string(), subscriberCount: z.number(), updatedAt: z.number() }).nullable();

const details = {
  sizes: personal(z.object({ height: size, weight: size, bust: size, waist: size, hip: size, shoeSize: size, headSize: size })),
  sns: personal(z.object({ instagram: account, twitter: account, youtube: channel, tiktok: account })),
  singingRange: personal(z.string()),
  discography: personal(z.string()),
  keywords: personal(z.array(z.string())),
  industry: z.array(z.string()),
  pr: personal(z.string()),
};

// These names and shapes are the storage format: a stored event never changes, a new shape is a new
// version with an upcaster.
export const talentEvents = {
  TalentProfileRegistered: event({ ...profile, viewOrder: z.number() }),
  TalentProfileChanged: event(profile),
  TalentDetailsSaved: event(details),
  TalentPublished: event({}),
  TalentSuspended: event({ reason: personal(z.string()) }, [sealedFields]),
  /** Out of sight, and not suspended. */
  TalentUnpublished: event({ reason: personal(z.string()) }),
  /** The office asks the talent to mend the profile before it publishes it. */
  TalentProfileReturned: event({ reason: personal(z.string()) }),
  /** By the office; why is about the talent. */
  TalentPictureTakenDown: event({ path: personal(z.string()), reason: personal(z.string()) }),
  /** The talent shows the profile to everybody. It is shown while it is published, too. */
  TalentPageOpened: event({}),
  TalentPageClosed: event({}),
  TalentViewOrderSet: event({ viewOrder: z.number(), isFixedOrder }),
  /**
   * What the agency's roster says at a version of the place's stream; `belongingTo` null: the place
   * is not this talent's any more.
   */
  TalentRosterFollowed: event({ taCode: z.string(), belongingTo: belongingTo.nullable(), rosterVersion: z.number() }),
  /**
   * The age band that others see counts as of this day (JST date) from now on; the band itself
   * follows from the birthday.
   */
  TalentAgeBandFollowed: event({ day: z.string() }),
  /** The person has left; `taCode` is the place on the roster that becomes free. */
  TalentWithdrawn: event({ taCode: z.string().nullable() }),
} as const;

export type TalentEvent = EventOf<typeof talentEvents>;
