import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { nextAt, startOfWeek } from '#domain/kernel/calendar/days.ts';
import { DAY, jstDate, startOfJstDay } from '#domain/kernel/calendar/instants.ts';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import { DIGEST_SHOWN } from '#domain/talk/mail/mailWords.ts';
import type { Digest } from '#domain/work/savedSearch/fields.ts';
import { MASTER_LIST, type MasterList, searchedIn } from '#projections/content/masters.schema.ts';
import { type Inbox, inboxPath } from '#projections/inbox/inbox.schema.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import type { SavedSearches } from '#projections/savedSearch/savedSearches.schema.ts';
import { type CastRow, castRowOf, type JobRow, jobRowOf } from '#projections/search/rows.ts';
import { type Asked, searchCasts, searchJobs } from '#projections/search/searchRows.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { asProgramFault } from '../../eventStore/faults.ts';
import { paths } from '../../platform/firestorePaths.ts';
import type { Runtime } from '../../ports.ts';
import { DIGEST_TIME, type FoundBySearch, queuedMail, queueMail } from './mails.ts';

/** People per run. The next run handles the rest. */
const PAGE = 200;
/** The most new casts or jobs that are searched; more than one day has. */
const FRESH_MAX = 1_000;

/**
 * digestRounds/state: a round over all saved searches, for results between two instants (ms).
 * `after`: the last uid of the previous run.
 */
type Round = { readonly until: number; readonly since: number; readonly after: string | null; readonly isOver: boolean };

/** `at`: since when it is visible (ms). `of`: the uid of the cast, or of the job's client. */
type Seen = { readonly at: number; readonly of: string };
type Fresh = { readonly casts: readonly (CastRow & Seen)[]; readonly jobs: readonly (JobRow & Seen)[] };

/** Casts and jobs that became visible between two instants (ms). */
const freshBetween = async (db: Firestore, since: number, until: number): Promise<Fresh> => {
  const [talents, jobs] = await Promise.all([
    db
      .collection('talents')
      .where('publishedAt', '>=', since)
      .where('publishedAt', '<', until)
      .orderBy('publishedAt')
      .limit(FRESH_MAX)
      .get(),
    db.collection('jobs').where('createdAt', '>=', since).where('createdAt', '<', until).orderBy('createdAt').limit(FRESH_MAX).get(),
  ]);
  const data = <Document>({ docs }: { readonly docs: readonly QueryDocumentSnapshot[] }) => docs.map((found) => found.data() as Document);
  return {
    // Movies and days are not read, so searches for them have no new results here.
    casts: data<Talent>(talents).flatMap((talent) => {
      const row = castRowOf(talent, false, undefined);
      return row ? [{ ...row, at: talent.publishedAt ?? 0, of: talent.id }] : [];
    }),
    jobs: data<Job>(jobs).flatMap((job) => {
      const row = jobRowOf(job);
      return row ? [{ ...row, at: job.createdAt, of: job.clientId }] : [];
    }),
  };
};

const begin = (state: Round | undefined, until: number): Round =>
  state?.until === until ? state : { until, since: state?.until ?? until - DAY, after: null, isOver: false };

/** The new results of a person's searches since their last mail. */
const findingsOf = (
  { searches }: SavedSearches,
  fresh: Fresh,
  sinceOf: Readonly<Partial<Record<Digest, number>>>,
  asked: Omit<Asked, 'wanted'>,
): readonly FoundBySearch[] =>
  searches.flatMap(({ id: searchId, kind, wanted: saved, digest }) => {
    const since = sinceOf[digest];
    if (since === undefined) return [];
    const isFresh = ({ at }: { readonly at: number }) => at >= since;
    const search = { ...asked, wanted: Object.fromEntries(new URLSearchParams(saved)) };
    const { ids, count, loosened } =
      kind === 'casts' ? searchCasts(fresh.casts.filter(isFresh), true, search) : searchJobs(fresh.jobs.filter(isFresh), search);
    return count > 0 && loosened.length === 0 ? [{ searchId, count, ids: ids.slice(0, DIGEST_SHOWN) }] : [];
  });

const withoutBlocked = ({ casts, jobs }: Fresh, blocked: readonly string[]): Fresh => {
  const isShown = ({ of }: Seen) => !blocked.includes(of);
  return { casts: casts.filter(isShown), jobs: jobs.filter(isShown) };
};

/**
 * Queues mails about new results: every morning for daily searches, on Mondays for weekly ones. An
 * interrupted round continues. A mail's id has the person and the day, so nobody gets two. Returns
 * the number of mails.
 */
export const sweepDigests = async (runtime: Runtime): Promise<number> => {
  const { db } = runtime;
  const now = runtime.now();
  const today = jstDate(now);
  const until = nextAt(DIGEST_TIME, startOfJstDay(today));
  if (now < until) return 0;
  const state = (await db.doc(paths.digestRound).get()).data() as Round | undefined;
  if (state?.until === until && state.isOver) return 0;
  const round = begin(state, until);
  const sinceOf = { DAILY: round.since, ...(startOfWeek(today) === today && { WEEKLY: until - 7 * DAY }) };
  const query = db
    .collection('savedSearches')
    .where('digests', 'array-contains-any', Object.keys(sinceOf))
    .orderBy(FieldPath.documentId())
    .limit(PAGE);
  const people = (await (round.after ? query.startAfter(round.after) : query).get()).docs;
  let mails = 0;
  if (people.length > 0) {
    const [fresh, list] = await Promise.all([freshBetween(db, Math.min(...Object.values(sinceOf)), until), db.doc(MASTER_LIST).get()]);
    const known = searchedIn(list.data() as MasterList | undefined);
    for (const person of people) {
      const saved = person.data() as SavedSearches;
      const foundIn = (rows: Fresh) => asProgramFault(() => findingsOf(saved, rows, sinceOf, { ...known, after: null, now }));
      if (foundIn(fresh).length === 0) continue;
      const { blocked = [] } = ((await db.doc(inboxPath(saved.id)).get()).data() as Inbox | undefined) ?? {};
      const found = foundIn(withoutBlocked(fresh, blocked));
      if (found.length === 0) continue;
      const named = { id: `digest_${today}_${saved.id}`, streamId: streamIdOf('savedSearch', saved.id), version: saved.version };
      await queueMail(runtime, queuedMail({ kind: 'SearchDigest', audience: null, found }, saved.id, named, now));
      mails++;
    }
  }
  const isOver = people.length < PAGE;
  await db.doc(paths.digestRound).set({ ...round, after: people.at(-1)?.id ?? round.after, isOver } satisfies Round);
  return mails;
};
