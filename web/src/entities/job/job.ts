import { type Job, jobSchema } from '#projections/job/jobs.schema.ts';
import { listedRow, useOne } from '#web/shared/data/reads/reads.ts';
import { shownOf } from '#web/shared/data/reads/shownOf.ts';

/** One job, live, initially from the cached list; null if there is none. */
export const useJob = (jobId: string) => {
  const query = useOne(`jobs/${jobId}`, jobSchema);
  return { query, job: query.isPending ? listedRow<Job>('jobs', jobId) : shownOf(query) };
};
