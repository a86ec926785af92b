import { z } from 'zod';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { haveWords, words } from '#web/shared/search/words.ts';

export const shownOptions = [
  { value: 'waiting', label: '公開待ち' },
  { value: 'published', label: '公開中' },
] as const;

export const talentSearch = z.object({
  q: words,
  shown: z.enum(['', 'waiting', 'published']).catch(''),
  order: z.enum(['newest', 'oldest', 'place', 'name']).catch('newest'),
});
export type TalentSearch = z.infer<typeof talentSearch>;

type Searched = Pick<Talent, 'id' | 'name' | 'kana' | 'speciality'>;

/** Whether a cast passes the filters, except publication, which the database filters by. */
export const matches = ({ id, name, kana, speciality }: Searched, { q }: TalentSearch): boolean =>
  haveWords([id, name, kana, ...speciality], q);

type Standing = Pick<Talent, 'deletedAt' | 'isPublished' | 'isSuspended' | 'publishedAt' | 'returnedAt'>;
export const talentState = ({ deletedAt, isPublished, isSuspended, publishedAt, returnedAt }: Standing): string => {
  if (deletedAt !== null) return '退会済み';
  if (isPublished) return '公開中';
  if (returnedAt !== null) return '差し戻し中';
  if (publishedAt === null) return '公開待ち';
  return isSuspended ? '休止中' : '非公開';
};
