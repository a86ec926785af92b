import { z } from 'zod';
import { type EventOf, event, personal, sealedFields } from '../../kernel/eventDefinition.ts';
import { birthdayDocuments, talentFields } from './fields.ts';

const { isFixedOrder, isPublished, belongingTo } = talentFields;

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

// Storage format: a stored event never changes. A new shape is a new version with an upcaster.
/** The events of a talent, by type, as the log stores them. */
export const talentEvents = {
  TalentProfileRegistered: event({ ...profile, viewOrder: z.number() }),
  TalentProfileChanged: event(profile),
  /** The birthday of a published profile changed: it waits for the office again. */
  TalentRecheckNeeded: event({}),
  /**
   * A minor gave an earlier birthday. Until the office confirms it, the later one counts, and the
   * profile is hidden.
   */
  TalentBirthdayAsked: event({ birthday: personal(z.string()) }),
  /** The office confirmed the birthday by a document, or the roster has this birthday. */
  TalentBirthdayConfirmed: event({ birthday: personal(z.string()), document: z.enum([...birthdayDocuments, 'ROSTER']) }),
  TalentDetailsSaved: event(details),
  TalentPublished: event({}),
  TalentSuspended: event({ reason: personal(z.string()) }, [sealedFields]),
  /** The account is suspended: the profile is hidden until the end of the suspension. */
  TalentHeldBack: event({}),
  /** The suspension ended. `isPublished`: whether the profile is published again. */
  TalentBroughtBack: event({ isPublished }),
  /** Hidden, but not suspended. */
  TalentUnpublished: event({ reason: personal(z.string()) }),
  /** The office asks the cast to correct the profile before the publication. */
  TalentProfileReturned: event({ reason: personal(z.string()) }),
  /** By the office, with a reason that is personal data of the cast. */
  TalentPictureTakenDown: event({ path: personal(z.string()), reason: personal(z.string()) }),
  /** The cast opens the public page. It is visible while the profile is published. */
  TalentPageOpened: event({}),
  TalentPageClosed: event({}),
  TalentViewOrderSet: event({ viewOrder: z.number(), isFixedOrder }),
  /**
   * The state of the roster at a version of the place's stream. `belongingTo` is null if the place
   * no longer belongs to this talent.
   */
  TalentRosterFollowed: event({ taCode: z.string(), belongingTo: belongingTo.nullable(), rosterVersion: z.number() }),
  /**
   * The shown age band is computed for this day (JST date) from now on. The band derives from the
   * birthday.
   */
  TalentAgeBandFollowed: event({ day: z.string() }),
  /** The person has left. `taCode`: the place on the roster that becomes free. */
  TalentWithdrawn: event({ taCode: z.string().nullable() }),
} as const;

/** Any event of a talent. */
export type TalentEvent = EventOf<typeof talentEvents>;
