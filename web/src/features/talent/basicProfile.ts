import { z } from 'zod';
import { isMinorOn } from '#domain/kernel/age.ts';
import { birthdayAsOf, birthdayFault } from '#domain/kernel/birthday.ts';
import { isJstDate, jstDate } from '#domain/kernel/calendar/instants.ts';
import { limitOf } from '#domain/kernel/fieldMeta.ts';
import { messages } from '#domain/kernel/validation.ts';
import { type TalentProfile, talentProfile } from '#domain/people/talent/profile.ts';
import type { TalentPrivate } from '#projections/talent/talentPrivate.schema.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { onePicture, severalPictures } from '#web/shared/forms/pictureList.ts';
import { joinedWords, wordsIn, wordsLine } from '#web/shared/forms/wordsLine.ts';

const { name, kana, gender, introduction, speciality, profileImages } = talentProfile.shape;

/** The number of pictures in a profile apart from the main one. */
export const OTHER_PICTURES = limitOf(profileImages);

/** The schema of the form: the profile's rules at `now` (ms), with the specialities on one line. */
export const basicProfile = (now: () => number) =>
  z.object({
    name,
    kana,
    gender,
    birthday: birthdayAsOf(now),
    introduction,
    thumbnail: onePicture,
    profileImages: severalPictures(OTHER_PICTURES),
    prefecture: z.number({ error: messages.required }).int().min(1, messages.required).max(47),
    specialities: wordsLine(speciality),
  });
export type BasicProfile = z.infer<ReturnType<typeof basicProfile>>;
/** The form's values, with empty choices. */
export type BasicProfileValues = Omit<BasicProfile, 'prefecture'> & { prefecture: number | '' };

/** Whether a typed birthday is valid and makes the user a minor at `now` (ms). */
export const isOfMinor = (birthday: string, now: number): boolean =>
  isJstDate(birthday) && birthdayFault(birthday, now) === null && isMinorOn(birthday, jstDate(now));

type Birthdays = Pick<TalentPrivate, 'birthday' | 'askedBirthday'>;

/**
 * What a typed birthday leads to at `now` (ms): the office confirms a minor's earlier one by a
 * document, and another change hides a published profile. null: nothing.
 */
export const birthdayChange = (typed: string, own: Birthdays | null, isPublished: boolean, now: number): 'asks' | 'hides' | null => {
  const counts = own?.birthday ?? null;
  if (counts === null || typed === counts || !isJstDate(typed)) return null;
  if (typed < counts && isMinorOn(counts, jstDate(now))) return 'asks';
  return isPublished ? 'hides' : null;
};

/** The initial values; both arguments are null for a new talent. */
export const basicProfileValues = (talent: Talent | null, own: Birthdays | null): BasicProfileValues => ({
  name: talent?.name ?? '',
  kana: talent?.kana ?? '',
  gender: talent?.gender ?? 0,
  birthday: own?.askedBirthday ?? own?.birthday ?? '',
  prefecture: talent?.prefecture ?? '',
  introduction: talent?.introduction ?? '',
  thumbnail: talent?.thumbnail ?? null,
  profileImages: talent?.profileImages ?? [],
  specialities: joinedWords(talent?.speciality ?? []),
});

/** The profile for the command. */
export const profileOf = ({ specialities, ...values }: BasicProfile): TalentProfile => ({
  ...values,
  speciality: wordsIn(specialities),
});
