import { expect, test } from 'vitest';
import { basicCatalogue } from '#domain/people/talent/basicRows.ts';
import { NOON } from '#domain/testing/contexts.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { talentProfile } from '#domain/testing/profiles.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { talents } from '#projections/talent/talents.ts';
import { project } from '#projections/testing/project.ts';
import { basicProfile, basicProfileValues, birthdayChange, profileOf } from './basicProfile.ts';

test('the profile form starts with the whole stored profile: saving it unchanged changes nothing', () => {
  const profileImages = Array.from({ length: basicCatalogue.rows.profileImages.kind.limit }, (_, index) => `pictures/hana/${index}_M.webp`);
  const stored = { ...talentProfile, profileImages };
  const registered = { type: 'TalentProfileRegistered', data: { ...stored, viewOrder: 500 } } as const;
  const talent = project([talents], envelopes('talent-hana', registered))['talents/hana'] as Talent;
  expect(profileOf(basicProfile(Date.now).parse(basicProfileValues(talent, { birthday: stored.birthday, askedBirthday: null })))).toEqual(
    stored,
  );
});

test('the form refuses a birthday in the future or long ago at its field', () => {
  const values = { ...basicProfileValues(null, null), ...talentProfile, speciality: '' };
  const faults = (birthday: string) =>
    basicProfile(() => NOON)
      .safeParse({ ...values, birthday })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]);
  expect(faults('2026-11-20')).toBeUndefined();
  expect(faults('2026-11-21')).toEqual([['birthday', '今日までの日付を入力してください']]);
  expect(faults('1899-12-31')).toEqual([['birthday', '120年前の今日以降の日付を入力してください']]);
  expect(faults('2026-02-30')).toEqual([['birthday', '無効な形式です']]);
  expect(faults('')).toEqual([['birthday', 'このフィールドは必須です']]);
});

test('the form says what a changed birthday leads to', () => {
  const minor = { birthday: '2011-01-01', askedBirthday: null };
  const adult = { birthday: '1999-05-05', askedBirthday: null };
  expect(birthdayChange('1999-05-05', minor, true, NOON)).toBe('asks');
  expect(birthdayChange('2012-01-01', minor, true, NOON)).toBe('hides');
  expect(birthdayChange('2011-01-01', adult, true, NOON)).toBe('hides');
  expect(birthdayChange('2011-01-01', adult, false, NOON)).toBeNull();
  expect(birthdayChange('2011-01-01', minor, true, NOON)).toBeNull();
  expect(birthdayChange('2011-01-01', null, false, NOON)).toBeNull();
});
