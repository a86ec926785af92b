import { z } from 'zod';
import { date } from '../../kernel/validation.ts';
import { talentDetails } from './details.ts';
import { talentFields } from './fields.ts';
import { talentProfile } from './profile.ts';

const { reason, path, viewOrder, isFixedOrder, belongingTo, rosterVersion, day } = talentFields;

/**
 * Command of the cast: saves the profile form. The server adds `heldBirthday`, the birthday that
 * counts until then (JST date).
 */
export const saveProfile = talentProfile.extend({ type: z.literal('saveProfile'), heldBirthday: date.nullable().optional() });
/**
 * Command of the office: confirms the birthday that a minor gave. The member types the date of the
 * document.
 */
export const confirmBirthday = z.strictObject({
  type: z.literal('confirmBirthday'),
  birthday: talentFields.birthday,
  document: talentFields.document,
});
/** Command of the cast: saves the details form. */
export const saveDetails = talentDetails.extend({ type: z.literal('saveDetails') });
/** Command of the office: publishes the profile. */
export const publish = z.strictObject({ type: z.literal('publish') });
/** Command of the office: takes the profile out of use, with a reason. */
export const suspend = z.strictObject({ type: z.literal('suspend'), reason });

/**
 * Command of the office: hides the profile. The cast still reads lists and their own deals.
 * `publish` shows it again.
 */
export const unpublish = z.strictObject({ type: z.literal('unpublish'), reason });
/** Command of the system: hides the profile when a guardian's consent ends. */
export const hide = z.strictObject({ type: z.literal('hide'), reason });
/**
 * Command of the office: asks a cast with an unpublished profile to correct it. The cast reads the
 * reason.
 */
export const returnProfile = z.strictObject({ type: z.literal('returnProfile'), reason });
/**
 * Command of the office: removes a picture of the profile and its files. The cast reads the reason,
 * and may add another picture.
 */
export const takeDownPicture = z.strictObject({ type: z.literal('takeDownPicture'), path, reason });
/** Command of the office: sets the position in lists, and whether it is fixed. */
export const setViewOrder = z.strictObject({
  type: z.literal('setViewOrder'),
  viewOrder,
  isFixedOrder,
});

/**
 * Command of the cast: opens the public page, with the fields of `shownOfCast`. The server adds
 * `birthday` (JST date).
 */
export const openPage = z.strictObject({ type: z.literal('openPage'), birthday: date.nullable() });
/** Command of the cast: closes the public page. */
export const closePage = z.strictObject({ type: z.literal('closePage') });

/**
 * Command of the system: sets the weekly position in lists. A position fixed by the office stays.
 */
export const shuffle = z.strictObject({ type: z.literal('shuffle'), viewOrder });

/**
 * Command of the system, after a change of the agency's roster. `belongingTo`: the group, or null
 * if the place no longer belongs to this talent.
 */
export const followRoster = z.strictObject({
  type: z.literal('followRoster'),
  taCode: z.string(),
  belongingTo: belongingTo.nullable(),
  rosterVersion,
  /** The birthday on the roster (JST date). */
  birthday: date.nullable().optional(),
});

/** Command of the system: moves the shown age band to `day`, the first of a month (JST date). */
export const followAgeBand = z.strictObject({ type: z.literal('followAgeBand'), day });
/** Command of the system, after the account was suspended or the suspension was lifted. */
export const followAccount = z.strictObject({ type: z.literal('followAccount'), suspended: talentFields.suspended });
/** Command of the system, after the person's account ended. */
export const withdraw = z.strictObject({ type: z.literal('withdraw') });

/** The payload of any command on a talent. */
export const talentCommand = z.discriminatedUnion('type', [
  saveProfile,
  confirmBirthday,
  saveDetails,
  publish,
  suspend,
  unpublish,
  returnProfile,
  takeDownPicture,
  hide,
  openPage,
  closePage,
  setViewOrder,
  shuffle,
  followRoster,
  followAgeBand,
  followAccount,
  withdraw,
]);

/** Any command on a talent. */
export type TalentCommand = z.infer<typeof talentCommand>;
