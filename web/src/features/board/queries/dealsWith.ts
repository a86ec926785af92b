import { dealsOfPairMax } from '#domain/work/deal/stages.ts';
import { type Candidate, candidatesOf } from '#web/entities/deal/candidates.ts';
import { type DealKind, kinds } from '#web/entities/deal/kinds.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { IN_VALUES } from '#web/shared/data/reads/reading.ts';
import { useMany } from '#web/shared/data/reads/reads.ts';
import type { List } from '#web/shared/ui/listed.tsx';

export const CASTS_MAX = IN_VALUES;

const useDealsOfKind = <K extends DealKind>(kind: K, jobId: string, talentIds: readonly string[]) => {
  const { collection: dealCollection, schema } = kinds[kind];
  return useMany(
    {
      collection: dealCollection,
      group: true,
      where: [
        ['clientId', '==', useUid()],
        ['jobId', '==', jobId],
        ['talentId', 'in', talentIds],
      ],
      limit: CASTS_MAX * dealsOfPairMax,
    },
    schema,
  );
};

export const useDealsWith = (jobId: string, casts: readonly string[] | null) => {
  const ids = [...new Set(casts)].sort().slice(0, CASTS_MAX);
  const [offers, entries] = [useDealsOfKind('offer', jobId, ids), useDealsOfKind('entry', jobId, ids)];
  const queries = [offers.query, entries.query];
  return {
    isKnown: casts !== null && (ids.length === 0 || queries.every(({ data }) => data !== undefined)),
    failed: queries.find(({ isError }) => isError),
    deals: candidatesOf(offers.rows, entries.rows),
  };
};

/** A list of ended candidates without those whose cast has a newer deal of the job. */
export const useNewestOnly = (jobId: string, list: Required<List<Candidate>>): Required<List<Candidate>> => {
  const { deals } = useDealsWith(jobId, list.rows.length === 0 ? null : list.rows.map(({ deal }) => deal.talentId));
  const newestOf = (talentId: string) => deals.find(({ deal }) => deal.talentId === talentId);
  return { ...list, rows: list.rows.filter(({ deal }) => (newestOf(deal.talentId)?.deal.id ?? deal.id) === deal.id) };
};
