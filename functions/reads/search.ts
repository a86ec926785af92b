import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { DomainError } from '#domain/kernel/domainError.ts';
import { identifier } from '#domain/kernel/validation.ts';
import { isEnded } from '#domain/people/account/endedSessions.ts';
import { CASTS_BY_ID_MAX, type NamedHit } from '#domain/work/search/results.ts';
import {
  KEYWORD_LENGTH_MAX,
  OFFICE_RESULTS_MAX,
  type OfficeKind,
  officeKinds,
  type RowKind,
  rowKinds,
  type SearchKind,
} from '#domain/work/search/wanted.ts';
import { type OfficeAccount, officeAccountPath } from '#projections/account/officeAccounts.schema.ts';
import type { User } from '#projections/account/users.schema.ts';
import { type OfficeClient, officeClientPath } from '#projections/client/officeClients.schema.ts';
import { MASTER_LIST, type MasterList, searchedIn } from '#projections/content/masters.schema.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import { maySearch, maySearchNames } from '#projections/search/maySearch.ts';
import { hitOfPerson, hitOfPosting } from '#projections/search/namedHits.ts';
import type { CastRow, NameRow } from '#projections/search/rows.ts';
import { castSignsByIds, type FoundRows, searchAlike, searchCasts, searchJobs, searchNames } from '#projections/search/searchRows.ts';
import { type Caller, signedInCallable } from '../gate/commandCallable.ts';
import { getMany } from '../platform/getMany.ts';
import { errorCode, log } from '../platform/log.ts';
import type { Runtime } from '../ports.ts';
import { runtime } from '../runtime.ts';
import { missingWords, type NoteMissing } from '../search/missingWords.ts';
import { type SearchIndex, searchIndex } from '../search/searchIndex.ts';

const pathsOf = {
  people: (id: string) => [officeAccountPath(id), officeClientPath(id)],
  postings: (id: string) => [`jobs/${id}`],
} as const satisfies Record<OfficeKind, (id: string) => readonly string[]>;

/**
 * The best matches for people or jobs by name, or those whose names look like `like`. Rows may be
 * older than documents, so those who left are skipped.
 */
const namedHits = async (
  db: Firestore,
  rows: readonly NameRow[],
  kind: OfficeKind,
  { keyword, like, most }: { readonly keyword: string; readonly like: string; readonly most?: number | undefined },
): Promise<NamedHit[]> => {
  const wanted = (like === '' ? searchNames(rows, keyword, most) : searchAlike(rows, like, most)).map(pathsOf[kind]);
  const found = await getMany(
    db,
    wanted.flat().map((path) => db.doc(path)),
  );
  const held = new Map(found.map((document) => [document.ref.path, document.data()]));
  return wanted.flatMap(([path = '', beside = '']) => {
    if (kind === 'postings') return hitOfPosting(held.get(path) as Job | undefined) ?? [];
    return hitOfPerson(held.get(path) as OfficeAccount | undefined, held.get(beside) as OfficeClient | undefined) ?? [];
  });
};

/**
 * `wanted`: the search parameters of the list's address; invalid ones are ignored. `among`: ids of
 * casts for which only the match signs are wanted. `people` and `postings` are the office's, use
 * `wanted.q` or `wanted.like` only, and give at most `most` results.
 */
const wire = z.strictObject({
  type: z.enum(rowKinds),
  wanted: z.record(z.string().max(20), z.string().max(2_000)),
  after: z
    .strictObject({ keys: z.array(z.number()).max(6), id: identifier })
    .nullable()
    .default(null),
  among: z.array(identifier).max(CASTS_BY_ID_MAX).optional(),
  most: z.number().int().min(1).max(OFFICE_RESULTS_MAX).optional(),
});
type Asked = z.infer<typeof wire>;

/** A page of documents that a search found, with the count and what was loosened. */
export type SearchAnswer = Omit<FoundRows, 'ids' | 'missing'> & { readonly rows: readonly Readonly<Record<string, unknown>>[] };

const collections = { casts: 'talents', jobs: 'jobs' } as const satisfies Record<SearchKind, string>;

const isOfficeKind = (type: RowKind): type is OfficeKind => (officeKinds as readonly RowKind[]).includes(type);

function assertMaySearch(user: User | undefined, { hasRequiredSecondFactor, signedInAt }: Caller, type: RowKind): asserts user is User {
  if (!user || user.deletedAt !== null) throw new DomainError('permission-denied');
  if (user.suspended) throw new DomainError('account-suspended');
  if (signedInAt !== undefined && user.ended && isEnded(user.ended, signedInAt)) throw new DomainError('session-ended');
  if (user.isAdmin && !hasRequiredSecondFactor) throw new DomainError('second-factor-missing');
  if (!(isOfficeKind(type) ? maySearchNames(user, type) : maySearch(user, type))) throw new DomainError('permission-denied');
}

/** Searches visible casts or open jobs; returns a page and the total count. */
export const answerSearch = async (
  { db, now }: Pick<Runtime, 'db' | 'now'>,
  index: SearchIndex,
  caller: Caller,
  asked: Asked,
  noteMissing?: NoteMissing,
): Promise<SearchAnswer> => {
  const [user, masters] = await getMany(db, [db.doc(`users/${caller.uid}`), db.doc(MASTER_LIST)]);
  const reader = user?.data() as User | undefined;
  const { type } = asked;
  assertMaySearch(reader, caller, type);
  if (isOfficeKind(type)) {
    const [keyword = '', like = ''] = [asked.wanted.q, asked.wanted.like].map((text) => (text ?? '').slice(0, KEYWORD_LENGTH_MAX));
    const rows = await namedHits(db, await index[type](), type, { keyword, like, most: asked.most });
    return { rows, next: null, count: rows.length, loosened: [], others: [], days: {}, signs: {} };
  }
  // A talent may not see other casts' days, as in the rules of `availability`.
  const seesDays = reader.role !== 'talent';
  const sought = { ...asked, now: now(), ...searchedIn(masters?.data() as MasterList | undefined) };
  const foundCasts = (rows: readonly CastRow[]) =>
    asked.among ? castSignsByIds(rows, seesDays, asked.wanted, asked.among) : searchCasts(rows, seesDays, sought);
  const foundJobs = async () => {
    if (reader.role !== 'talent') return searchJobs(await index.jobs(), sought);
    const [jobs, casts] = await Promise.all([index.jobs(), index.casts()]);
    const own = casts.find(({ id }) => id === caller.uid);
    return searchJobs(jobs, sought, own);
  };
  const { ids, missing = [], ...found } = type === 'casts' ? foundCasts(await index.casts()) : await foundJobs();
  // The office's own searches and further pages are not counted.
  const isCounted = !reader.isAdmin && asked.after === null;
  const [documents] = await Promise.all([
    getMany(
      db,
      ids.map((id) => db.doc(`${collections[type]}/${id}`)),
    ),
    isCounted && noteMissing?.(caller.uid, type, missing),
  ]);
  // Rows may be older than documents, so hidden casts and closed jobs are skipped.
  const isShown = (row: FirebaseFirestore.DocumentData) =>
    type === 'casts' ? row.isPublished : row.status === 'OPEN' && row.visibility !== 'PRIVATE';
  return { ...found, rows: documents.flatMap((document) => document.data() ?? []).filter(isShown) };
};

type Held = { readonly db: Runtime['db']; readonly index: SearchIndex; readonly noteMissing: NoteMissing };
let held: Held | undefined;
/** The rows of the database that this process uses now, and its count of missing words. */
const heldByThisProcess = (): Held => {
  const { db, now } = runtime();
  if (held?.db !== db) held = { db, index: searchIndex(db, now), noteMissing: missingWords(db, now) };
  return held;
};

/** Reads all rows at startup. After a failure the first search reads them. */
export const readRowsAhead = async (rows = heldByThisProcess().index): Promise<void> => {
  try {
    await Promise.all(rowKinds.map((kind) => rows[kind]()));
  } catch (error) {
    log('WARNING', 'the rows of the searches were not read ahead', { error: errorCode(error) });
  }
};

/** The member search for casts and jobs, and the office's search by name. */
export const search = signedInCallable(
  'search',
  wire,
  (asked, caller): Promise<SearchAnswer> => {
    const { index, noteMissing } = heldByThisProcess();
    return answerSearch(runtime(), index, caller, asked, noteMissing);
  },
  { reads: true },
);
