import { z } from 'zod';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { area, isIn } from '#web/shared/search/areas.ts';
import { age, gender } from '#web/shared/search/people.ts';
import { haveWords, words } from '#web/shared/search/words.ts';

export const castOrders = [
  { value: 'recommended', label: 'おすすめ順' },
  { value: 'newest', label: '新着順' },
  { value: 'liked', label: 'お気に入りが多い順' },
] as const;

/** What somebody looks for among the casts; every field is empty for "any". */
export const castSearch = z.object({
  q: words,
  area,
  gender,
  age,
  industry: words,
  group: z.enum(['', '1', '2', '3', '4', '5']).catch(''),
  order: z.enum(['recommended', 'newest', 'liked']).catch('recommended'),
});
export type CastSearch = z.infer<typeof castSearch>;

type Searched = Pick<
  Talent,
  'name' | 'kana' | 'introduction' | 'pr' | 'speciality' | 'keywords' | 'prefecture' | 'gender' | 'ageBand' | 'industry' | 'belongingTo'
>;

/** Whether a cast is one that is looked for. A cast without a birthday is in no age band. */
export const fits = (cast: Searched, wanted: CastSearch): boolean =>
  haveWords([cast.name, cast.kana, cast.introduction, cast.pr, ...cast.speciality, ...cast.keywords], wanted.q) &&
  isIn(wanted.area, cast.prefecture) &&
  (wanted.gender === '' || cast.gender === Number(wanted.gender)) &&
  (wanted.age === '' || cast.ageBand === Number(wanted.age)) &&
  (wanted.industry === '' || cast.industry.includes(wanted.industry)) &&
  (wanted.group === '' || cast.belongingTo === Number(wanted.group));
