import { type JobFunnel, jobFunnelSchema } from '#projections/deal/jobFunnels.schema.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useManyOfIds } from '#web/shared/data/reads/reads.ts';

/** The most values of an `in` filter, and so of the answers to one. */
const PER_QUERY = 30;

export type Funnel = Pick<JobFunnel, 'asked' | 'entered' | 'offered' | 'concluded'>;
export const noFunnel: Funnel = { asked: 0, entered: 0, offered: 0, concluded: 0 };

/** `most`: the limit of jobs. `funnelOf` is undefined until they are read. */
export const useFunnels = (jobIds: readonly string[], most: number) => {
  const uid = useUid();
  const { failed, rows } = useManyOfIds(
    jobIds.length === 0
      ? null
      : {
          collection: 'jobFunnels',
          where: [
            ['clientId', '==', uid],
            ['id', 'in', jobIds],
          ],
          limit: Math.min(PER_QUERY, most),
        },
    jobFunnelSchema,
  );
  const funnelOf = rows && ((jobId: string): Funnel => rows.find(({ id }) => id === jobId) ?? noFunnel);
  return { failed, funnelOf };
};
