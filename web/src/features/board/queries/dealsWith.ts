import { candidatesOf } from '#web/entities/deal/candidates.ts';
import { type DealKind, kinds } from '#web/entities/deal/kinds.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { IN_VALUES } from '#web/shared/data/reads/reading.ts';
import { useMany } from '#web/shared/data/reads/reads.ts';

/** The limit of casts per query. */
export const CASTS_MAX = IN_VALUES;

/** The deals of one kind about a job with some casts; live. */
const useDealsOfKind = <K extends DealKind>(kind: K, jobId: string, talentIds: readonly string[]) => {
  const { collection: dealCollection, schema } = kinds[kind];
  const uid = useUid();
  return useMany(
    talentIds.length === 0
      ? null
      : {
          collection: dealCollection,
          group: true,
          where: [
            ['clientId', '==', uid],
            ['jobId', '==', jobId],
            ['talentId', 'in', talentIds],
          ],
          limit: CASTS_MAX,
        },
    schema,
  );
};

/**
 * The deals of a client's job with some casts, in any state; live. A job and a cast have at most
 * one.
 */
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
