import { z } from 'zod';
import { isMinorOn } from '#domain/kernel/age.ts';
import { birthdayAsOf, birthdayFault } from '#domain/kernel/birthday.ts';
import { isJstDate, jstDate } from '#domain/kernel/calendar/instants.ts';
import { basicCatalogue } from '#domain/people/talent/basicRows.ts';
import { type TalentProfile, talentProfile } from '#domain/people/talent/profile.ts';
import type { TalentPrivate } from '#projections/talent/talentPrivate.schema.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { emptyForm, type FormValues, formShape, formValues, inputValues } from '#web/shared/forms/catalogueForm.ts';
import type { FormStep } from '#web/shared/forms/useFormSteps.ts';

/** The steps of the form; only the first has fields that may not stay empty. */
export const basicSteps = [
  { title: '基本', heading: 'お名前と活動のこと' },
  { title: '写真', heading: '写真で顔を覚えてもらいましょう' },
  { title: '紹介', heading: '得意なことを伝える' },
].map((step): FormStep => ({ title: step.title, heading: step.heading, fields: basicCatalogue.inStep(step.title) }));

const shape = formShape(basicCatalogue, talentProfile);

/** The schema of the form: the profile's rules at `now` (ms). */
export const basicProfile = (now: () => number) => z.object({ ...shape, birthday: birthdayAsOf(now) });
export type BasicProfile = z.infer<ReturnType<typeof basicProfile>>;
export type BasicProfileValues = FormValues<typeof basicCatalogue.rows, TalentProfile>;

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
  ...(talent ? formValues(basicCatalogue, { ...talent, birthday: '' }) : emptyForm(basicCatalogue, talentProfile)),
  birthday: own?.askedBirthday ?? own?.birthday ?? '',
});

export const profileOf = (typed: BasicProfile): TalentProfile =>
  inputValues<typeof basicCatalogue.rows, TalentProfile>(basicCatalogue, typed);
