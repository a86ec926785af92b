import { isMinorOn } from '#domain/kernel/age.ts';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { sizesOfMinor, type TalentDetails } from '#domain/people/talent/details.ts';
import { type TalentCommand, talent } from '#domain/people/talent/talent.ts';
import { talentPrivatePath } from '#projections/talent/talentPrivate.schema.ts';
import type { Rule } from '../eventStore/rule.ts';
import { callableOf } from '../gate/callableOf.ts';
import { birthdayIn, consentToPublish } from '../rules/guardianConsents.ts';
import { runtime } from '../runtime.ts';

/** Adds the birthday, which is read with the head. The receipt has what was sent. */
const withBirthday = (uid: string, commandWith: (birthday: string | null) => TalentCommand): Rule => ({
  documents: [talentPrivatePath(uid)],
  fillCommand: (_states, _held, documents) => commandWith(birthdayIn(uid, documents)),
});

/** Body measurements of a minor are not stored. */
const asStored = (details: TalentDetails, birthday: string | null): TalentDetails =>
  isMinorOn(birthday, jstDate(runtime().now())) ? { ...details, sizes: sizesOfMinor(details.sizes) } : details;

/** Commands on the own talent profile, or, for the office, on another by `uid`. */
export const talents = callableOf(talent, {
  // The decider refuses a birthday that is no longer current.
  saveProfile: (command, { uid }) => ({ rules: [withBirthday(uid, (heldBirthday) => ({ ...command, heldBirthday }))] }),
  saveDetails: ({ type, ...details }, { uid }) => ({
    rules: [withBirthday(uid, (birthday) => ({ type, ...asStored(details, birthday) }))],
  }),
  openPage: (command, { uid }) => ({ rules: [withBirthday(uid, (birthday) => ({ ...command, birthday }))] }),
  publish: ({ uid }) => ({ rules: [consentToPublish(uid)] }),
});
