import type { RowKind } from '#domain/work/search/wanted.ts';
import type { OfficeAccount } from '#projections/account/officeAccounts.schema.ts';
import type { OfficeClient } from '#projections/client/officeClients.schema.ts';
import type { Availability } from '#projections/diary/diaries.schema.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import { hitOfPerson, hitOfPosting } from '#projections/search/namedHits.ts';
import { castRowOf, foldedRow, jobRowOf, type NameRow, personRowOf, postingRowOf } from '#projections/search/rows.ts';
import { castSignsByIds, searchAlike, searchCasts, searchJobs, searchNames } from '#projections/search/searchRows.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';

type Documents = ReadonlyMap<string, Readonly<Record<string, unknown>>>;
type Asked = { readonly type: RowKind; readonly wanted: Readonly<Record<string, string>>; readonly among?: readonly string[] };

const heldIn = <Held>(documents: Documents, collection: string): Held[] =>
  [...documents].filter(([path]) => new RegExp(`^${collection}/[^/]+$`).test(path)).map(([, document]) => document as Held);

/** The answer of `search` for people and jobs by name. */
const namedAnswer = (documents: Documents, kind: 'people' | 'postings', { q = '', like = '' }: Readonly<Record<string, string>>) => {
  const clientOf = (id: string) => documents.get(`officeClients/${id}`) as OfficeClient | undefined;
  const accounts = heldIn<OfficeAccount>(documents, 'officeAccounts');
  const sought = (rows: readonly NameRow[]) => (like === '' ? searchNames(rows, q) : searchAlike(rows, like));
  const found =
    kind === 'people'
      ? sought(accounts.flatMap((account) => personRowOf(account, clientOf(account.id)) ?? []).map(foldedRow)).map((id) =>
          hitOfPerson(documents.get(`officeAccounts/${id}`) as OfficeAccount, clientOf(id)),
        )
      : searchNames(
          heldIn<Job>(documents, 'jobs')
            .flatMap((job) => postingRowOf(job) ?? [])
            .map(foldedRow),
          q,
        ).map((id) => hitOfPosting(documents.get(`jobs/${id}`) as Job));
  return { rows: found.filter((hit) => hit !== null), next: null, count: found.length, loosened: [], others: [], days: {}, signs: {} };
};

/** The answer of `search` for a client or a member of the office, from these documents. */
export const searchAnswer = (documents: Documents, { type, wanted, among }: Asked) => {
  if (type === 'people' || type === 'postings') return namedAnswer(documents, type, wanted);
  const asked = { wanted, after: null, now: Date.now(), masters: [] };
  const daysOf = ({ id }: Talent) => documents.get(`availability/${id}`) as Availability | undefined;
  const casts = () =>
    heldIn<Talent>(documents, 'talents')
      .flatMap((talent) => castRowOf(talent, false, daysOf(talent)) ?? [])
      .map(foldedRow);
  const foundCasts = () => (among ? castSignsByIds(casts(), true, wanted, among) : searchCasts(casts(), true, asked));
  const { ids, ...found } =
    type === 'casts'
      ? foundCasts()
      : searchJobs(
          heldIn<Job>(documents, 'jobs')
            .flatMap((job) => jobRowOf(job) ?? [])
            .map(foldedRow),
          asked,
        );
  const collection = type === 'casts' ? 'talents' : 'jobs';
  return { ...found, rows: ids.flatMap((id) => documents.get(`${collection}/${id}`) ?? []) };
};
