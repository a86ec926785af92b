import { expect, test } from 'vitest';
import { envelopes } from '#domain/testing/envelopes.ts';
import { talentProfile } from '#domain/testing/profiles.ts';
import { type Talent, talents } from '#projections/talents.ts';
import { project } from '#projections/testing/project.ts';
import { basicProfile, basicProfileValues, OTHER_PICTURES, profileOf } from './basicProfile.ts';

test('the profile form begins with the whole stored profile: saving it untouched changes nothing', () => {
  const profileImages = Array.from({ length: OTHER_PICTURES }, (_, index) => `pictures/hana/${index}_M.webp`);
  const stored = { ...talentProfile, profileImages };
  const registered = { type: 'TalentProfileRegistered', data: { ...stored, viewOrder: 500 } } as const;
  const talent = project([talents], envelopes('talent-hana', registered))['talents/hana'] as Talent;
  expect(profileOf(basicProfile.parse(basicProfileValues(talent, { birthday: stored.birthday })))).toEqual(stored);
});
