import { z } from 'zod';
import { date } from '../kernel/validation.ts';
import { talentDetails } from './details.ts';
import { talentFields } from './fields.ts';
import { talentProfile } from './profile.ts';

const { reason, path, viewOrder, isFixedOrder, belongingTo, rosterVersion, day } = talentFields;

export const saveProfile = talentProfile.extend({ type: z.literal('saveProfile') });
export const saveDetails = talentDetails.extend({ type: z.literal('saveDetails') });
export const publish = z.strictObject({ type: z.literal('publish') });
export const suspend = z.strictObject({ type: z.literal('suspend'), reason });

/**
 * Takes the profile out of sight; the talent goes on reading lists and their own deals. `publish`
 * shows it again.
 */
export const unpublish = z.strictObject({ type: z.literal('unpublish'), reason });
/** The same by the system, when a guardian's consent ends. */
export const hide = z.strictObject({ type: z.literal('hide'), reason });
/** Asks a talent whose profile is not published to mend it. The talent reads why. */
export const returnProfile = z.strictObject({ type: z.literal('returnProfile'), reason });
/**
 * The office's: a picture of the profile goes, with its files. The talent reads why, and may put up
 * another one.
 */
export const takeDownPicture = z.strictObject({ type: z.literal('takeDownPicture'), path, reason });
export const setViewOrder = z.strictObject({
  type: z.literal('setViewOrder'),
  viewOrder,
  isFixedOrder,
});
/**
 * Shows the profile to everybody, without registration, as `shownOfCast` says; `birthday` is what
 * the server knows (JST date).
 */
export const openPage = z.strictObject({ type: z.literal('openPage'), birthday: date.nullable() });
export const closePage = z.strictObject({ type: z.literal('closePage') });

/** The system's place of a day in the list; who was given a place by the office keeps it. */
export const shuffle = z.strictObject({ type: z.literal('shuffle'), viewOrder });

/**
 * The system's news of a place on the agency's roster: the group, or null when the place is not
 * this talent's any more.
 */
export const followRoster = z.strictObject({
  type: z.literal('followRoster'),
  taCode: z.string(),
  belongingTo: belongingTo.nullable(),
  rosterVersion,
});
/**
 * The system's, when the age band that others see changes; `day` is the first of a month (JST
 * date).
 */
export const followAgeBand = z.strictObject({ type: z.literal('followAgeBand'), day });
/** The system's, when the person's account has ended. */
export const withdraw = z.strictObject({ type: z.literal('withdraw') });

export const talentCommand = z.discriminatedUnion('type', [
  saveProfile,
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
  withdraw,
]);
export type TalentCommand = z.infer<typeof talentCommand>;
