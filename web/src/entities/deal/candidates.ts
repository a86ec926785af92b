import { type Stage, statusesIn } from '#domain/work/deal/stages.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useLivePages } from '#web/shared/data/reads/readPages.ts';
import { joinedList } from '#web/shared/ui/joinedList.ts';
import type { List } from '#web/shared/ui/listed.tsx';
import { type DealKind, type Deals, kinds, newestFirst } from './kinds.ts';

const PAGE = 8;

const useDealsIn = <K extends DealKind>(kind: K, jobId: string, stage: Stage | null, page: number) => {
  const { collection: dealCollection, schema } = kinds[kind];
  const statuses = stage === null ? [] : statusesIn(kind, stage);
  const list = useLivePages(
    {
      collection: dealCollection,
      group: true,
      where: [
        ['clientId', '==', useUid()],
        ['jobId', '==', jobId],
        ['status', 'in', statuses],
      ],
      orderBy: ['updatedAt', 'desc'],
      limit: page,
    },
    schema,
  );
  return { ...list, isAsked: statuses.length > 0 };
};

export type Candidate = { readonly [K in DealKind]: { readonly kind: K; readonly deal: Deals[K] } }[DealKind];

/** Both kinds of deals in one list. Of a job and a cast, the newest comes first. */
export const candidatesOf = (offers: readonly Deals['offer'][], entries: readonly Deals['entry'][]): Candidate[] => [
  ...newestFirst(offers).map((deal) => ({ kind: 'offer', deal }) as const),
  ...entries.map((deal) => ({ kind: 'entry', deal }) as const),
];

/** Both kinds, the last changed first. Without a stage nothing is read. */
export const useCandidates = (jobId: string, stage: Stage | null, page = PAGE): Required<List<Candidate>> => {
  const [offers, entries] = [useDealsIn('offer', jobId, stage, page), useDealsIn('entry', jobId, stage, page)];
  const lists = [offers, entries].filter(({ isAsked }) => isAsked);
  const rows = candidatesOf(offers.rows, entries.rows);
  return joinedList(
    lists,
    rows.sort((a, b) => b.deal.updatedAt - a.deal.updatedAt),
  );
};
