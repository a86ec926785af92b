import { liveRows, useLive } from '#web/shared/data/live.ts';
import { useUid } from '#web/shared/data/session.ts';
import { type DealKind, kinds, type Side } from '../kinds.ts';

/** The only row of a read; null when there is none. */
const onlyOf = <Row>(rows: readonly Row[] | undefined): Row | null | undefined => rows && (rows[0] ?? null);

/**
 * One of the signed-in user's deals, live; null when there is none of that id. Asked by id over all jobs, since the address does not
 * name the job; the own side is part of the question because the rules demand it.
 */
export const useOwnDeal = <K extends DealKind>(kind: K, side: Side, id: string) => {
  const uid = useUid();
  const { collection: dealCollection, schema } = kinds[kind];
  const query = useLive(
    liveRows(
      {
        collection: dealCollection,
        group: true,
        where: [
          [`${side}Id`, '==', uid],
          ['id', '==', id],
        ],
        limit: 1,
      },
      schema,
    ),
    { enabled: uid !== '' },
  );
  return { query, deal: onlyOf(query.data) };
};

/** The signed-in talent's deal of one kind about one job, live; null when there is none. A job and a talent have one deal at most. */
export const useOwnDealOfJob = <K extends DealKind>(kind: K, jobId: string) => {
  const uid = useUid();
  const { collection: dealCollection, schema } = kinds[kind];
  const query = useLive(
    liveRows(
      {
        collection: dealCollection,
        group: true,
        where: [
          ['talentId', '==', uid],
          ['jobId', '==', jobId],
        ],
        limit: 1,
      },
      schema,
    ),
    { enabled: uid !== '' && jobId !== '' },
  );
  return { query, deal: onlyOf(query.data) };
};
