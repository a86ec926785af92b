import { expect, test } from 'vitest';
import { detailsCatalogue } from '#domain/people/talent/detailsRows.ts';
import { profileHints } from './completeness.ts';

const bare = { thumbnail: null, profileImages: [], introduction: '', speciality: [], ...detailsCatalogue.empty };
const open = (...profile: Parameters<typeof profileHints>) => profileHints(...profile).flatMap(({ key, done }) => (done ? [] : [key]));

test('a minimal profile lacks every part, the picture first', () => {
  expect(open(bare, 0)).toHaveLength(8);
  expect(open(bare, 0)[0]).toBe('thumbnail');
});

test('a filled-in part is no longer asked for', () => {
  const { sizes } = bare;
  expect(open({ ...bare, thumbnail: 'a.webp', pr: 'はい', sizes: { ...sizes, shoeSize: 24 } }, 1)).toEqual([
    'speciality',
    'skills',
    'profileImages',
    'sns',
  ]);
  expect(open({ ...bare, keywords: ['着物'] }, 0)).not.toContain('speciality');
  for (const field of ['languages', 'skills']) expect(open({ ...bare, [field]: [{ code: 'x', level: 1 }] }, 0)).not.toContain('skills');
});
