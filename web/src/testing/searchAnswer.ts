import { castSearch, HITS, jobSearch } from '#domain/search/wanted.ts';
import { wordsOf } from '#domain/search/words.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import { castConditions, castKeys, jobConditions, jobKeys } from '#projections/search/conditions.ts';
import { find } from '#projections/search/find.ts';
import { castRowOf, jobRowOf } from '#projections/search/rows.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';

type Documents = ReadonlyMap<string, Readonly<Record<string, unknown>>>;
type Wanted = Readonly<Record<string, string>>;

const page = { after: null, limit: HITS };
const whole = (fields: object, wanted: Wanted) => Object.fromEntries(Object.keys(fields).map((field) => [field, wanted[field] ?? '']));

/** What the callable `search` answers of these documents. */
export const searchAnswer = (documents: Documents, { type, wanted }: { readonly type: 'casts' | 'jobs'; readonly wanted: Wanted }) => {
  const collection = type === 'casts' ? 'talents' : 'jobs';
  const held = [...documents].flatMap(([path, document]) => (new RegExp(`^${collection}/[^/]+$`).test(path) ? [document] : []));
  const [casts, jobs] = [castSearch.parse(whole(castSearch.shape, wanted)), jobSearch.parse(whole(jobSearch.shape, wanted))];
  const { ids, ...found } =
    type === 'casts'
      ? find(
          held.flatMap((document) => castRowOf(document as Talent, false) ?? []),
          castConditions(casts, wordsOf(casts.q, [])),
          castKeys[casts.order],
          page,
        )
      : find(
          held.flatMap((document) => jobRowOf(document as Job) ?? []).filter(({ entryDeadline }) => entryDeadline > Date.now()),
          jobConditions(jobs, wordsOf(jobs.q, [])),
          jobKeys[jobs.order],
          page,
        );
  return { ...found, rows: ids.flatMap((id) => documents.get(`${collection}/${id}`) ?? []) };
};
