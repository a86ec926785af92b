import type { Viewer } from '#domain/work/deal/row.ts';
import { dealsOfPairMax } from '#domain/work/deal/stages.ts';
import { isCounter } from '#domain/work/deal/state.ts';
import type { StatusView } from '#domain/work/deal/statusView.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import type { Selection } from '#web/shared/data/reads/reading.ts';
import { useLivePages } from '#web/shared/data/reads/readPages.ts';
import { useMany, useOnly } from '#web/shared/data/reads/reads.ts';
import { type Candidate, candidatesOf } from './candidates.ts';
import { type DealKind, type Deals, dueOf, kinds, mayFollow, newestFirst, type Side } from './kinds.ts';

export const useOwnDeals = <K extends DealKind>(kind: K, side: Side) => {
  const { collection: dealCollection, schema } = kinds[kind];
  return useLivePages(
    { collection: dealCollection, group: true, where: [[`${side}Id`, '==', useUid()]], orderBy: ['updatedAt', 'desc'], limit: 50 },
    schema,
  );
};

/** From the domain's table, so that new statuses are included. */
export const awaitedIn = (kind: DealKind, side: Side): string[] =>
  Object.entries<Readonly<Record<Viewer, StatusView<string>>>>(kinds[kind].views).flatMap(([status, view]) =>
    view[side].needsAction ? [status] : [],
  );

export const waitsByStatus = (kind: DealKind, side: Side): boolean => awaitedIn(kind, side).length > 0;

/** A side's deals in some statuses, the earliest due first; null for no status. */
const awaitedBy = (kind: DealKind, side: Side, uid: string, statuses: readonly string[], limit: number): Selection | null => {
  if (statuses.length === 0) return null;
  const { collection: dealCollection } = kinds[kind];
  return {
    collection: dealCollection,
    group: true,
    where: [
      [`${side}Id`, '==', uid],
      ['status', 'in', statuses],
    ],
    orderBy: ['answerDue', 'asc'],
    limit,
  };
};

const counteredTo = (uid: string, limit: number): Selection => ({
  collection: 'offers',
  group: true,
  where: [
    ['clientId', '==', uid],
    ['status', '==', 'IN_PROGRESS'],
    ['proposal.stage', '==', 'OPEN'],
  ],
  orderBy: ['proposal.due', 'asc'],
  limit,
});

/** The changes of terms that wait for a side, in any status; null for the entries of a client. */
const proposedTo = (kind: DealKind, side: Side, uid: string, limit: number): Selection | null => {
  if (side === 'client') return kind === 'offer' ? counteredTo(uid, limit) : null;
  const { collection: dealCollection } = kinds[kind];
  return {
    collection: dealCollection,
    group: true,
    where: [
      ['talentId', '==', uid],
      ['proposal.stage', '==', 'OPEN'],
    ],
    orderBy: ['proposal.due', 'asc'],
    limit,
  };
};

const isAnsweredInquiry = (deal: Deals[DealKind]): boolean =>
  deal.status === 'IN_INQUIRY' && 'inquiryAnsweredAt' in deal && deal.inquiryAnsweredAt !== null;

/**
 * The deals that wait for the signed-in user, live: those in each list of statuses, the earliest
 * due first, and changes of terms. `lists`: what is read.
 */
export const useAwaitedIn = <K extends DealKind>(
  kind: K,
  side: Side,
  [first, second = []]: readonly [readonly string[], (readonly string[])?],
  limit: number,
  changesLimit = limit,
) => {
  const uid = useUid();
  const { schema } = kinds[kind];
  const answers = awaitedBy(kind, side, uid, first, limit);
  const others = awaitedBy(kind, side, uid, second, limit);
  const changes = proposedTo(kind, side, uid, changesLimit);
  const read = [useMany(answers, schema), useMany(others, schema), useMany(changes, schema)] as const;
  return {
    lists: read.filter((_, at) => [answers, others, changes][at] !== null),
    // A cast who answered waits for the client.
    rows: read.flatMap(({ rows }) => rows.filter((deal) => side === 'client' || !(isCounter(deal) || isAnsweredInquiry(deal)))),
    query: read[0].query,
  };
};

/** Separate queries, because the list by last change loads only its first page. */
export const useAwaiting = <K extends DealKind>(kind: K, side: Side) => {
  const { lists, rows, query } = useAwaitedIn(kind, side, [awaitedIn(kind, side)], 100, 50);
  const due = (deal: Deals[K]) => dueOf(deal) ?? Number.MAX_SAFE_INTEGER;
  return {
    query: lists.find((list) => !list.query.data)?.query ?? query,
    rows: rows.sort((a, b) => due(a) - due(b) || a.updatedAt - b.updatedAt),
  };
};

/**
 * One of the signed-in user's deals, live; null if there is none. It is queried by id across all
 * jobs, since the address does not have the job. The rules require the filter for the own side.
 */
export const useOwnDeal = <K extends DealKind>(kind: K, side: Side, id: string) => {
  const { collection: dealCollection, schema } = kinds[kind];
  return useOnly(
    {
      collection: dealCollection,
      group: true,
      where: [
        [`${side}Id`, '==', useUid()],
        ['id', '==', id],
      ],
      limit: 1,
    },
    schema,
  );
};

/** The signed-in talent's newest deal of one kind about one job, live; null if there is none. */
export const useOwnDealOfJob = <K extends DealKind>(kind: K, jobId: string) => {
  const { collection: dealCollection, schema } = kinds[kind];
  const { query, rows } = useMany(
    {
      collection: dealCollection,
      group: true,
      where: [
        ['talentId', '==', useUid()],
        ['jobId', '==', jobId],
      ],
      limit: dealsOfPairMax,
    },
    schema,
  );
  return { query, row: query.data && (newestFirst(rows)[0] ?? null) };
};

/** A job for which no new deal is possible, because one with this cast exists. */
export type Taken = { readonly jobId: string; readonly reason: string; readonly to: string };

/**
 * The client's jobs that have a deal with a cast, live: those without a new deal, and the deals
 * that ended so that the client may ask or offer again. The server enforces it; the form shows it
 * before the user fills in anything.
 */
export const useTakenJobs = (talentId: string) => {
  const uid = useUid();
  const ofBoth = {
    group: true,
    where: [
      ['clientId', '==', uid],
      ['talentId', '==', talentId],
    ],
    limit: 100,
  } as const;
  const offers = useMany({ collection: 'offers', ...ofBoth }, kinds.offer.schema);
  const entries = useMany({ collection: 'entries', ...ofBoth }, kinds.entry.schema);
  const all = candidatesOf(offers.rows, entries.rows);
  const newest = all.filter((one, at) => all.findIndex(({ deal }) => deal.jobId === one.deal.jobId) === at);
  const follows = ({ kind, deal }: Candidate) => mayFollow(kind, deal);
  const reasonOf = ({ kind, deal }: Candidate) =>
    kind === 'entry' ? 'エントリーあり' : deal.message === null ? 'オファー済み' : '問い合わせ済み';
  const taken = newest
    .filter((each) => !follows(each))
    .map((each): Taken => ({ jobId: each.deal.jobId, reason: reasonOf(each), to: kinds[each.kind].page.client(each.deal.id) }));
  return { queries: [offers.query, entries.query], taken, ended: newest.filter(follows) };
};
