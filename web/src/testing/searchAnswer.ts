import type { Availability } from '#projections/diary/diaries.schema.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import { castRowOf, jobRowOf } from '#projections/search/rows.ts';
import { castsAmong, searchCasts, searchJobs } from '#projections/search/searchRows.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';

type Documents = ReadonlyMap<string, Readonly<Record<string, unknown>>>;
type Asked = { readonly type: 'casts' | 'jobs'; readonly wanted: Readonly<Record<string, string>>; readonly among?: readonly string[] };

/** What the callable `search` answers a client of these documents. */
export const searchAnswer = (documents: Documents, { type, wanted, among }: Asked) => {
  const collection = type === 'casts' ? 'talents' : 'jobs';
  const held = [...documents].filter(([path]) => new RegExp(`^${collection}/[^/]+$`).test(path)).map(([, document]) => document);
  const asked = { wanted, after: null, now: Date.now(), masters: [] };
  const daysOf = ({ id }: Talent) => documents.get(`availability/${id}`) as Availability | undefined;
  const casts = () => held.flatMap((document) => castRowOf(document as Talent, false, daysOf(document as Talent)) ?? []);
  const foundCasts = () => (among ? castsAmong(casts(), true, wanted, among) : searchCasts(casts(), true, asked));
  const { ids, ...found } =
    type === 'casts'
      ? foundCasts()
      : searchJobs(
          held.flatMap((document) => jobRowOf(document as Job) ?? []),
          asked,
        );
  return { ...found, rows: ids.flatMap((id) => documents.get(`${collection}/${id}`) ?? []) };
};
