import { type Job, jobSchema } from '#projections/job/jobs.schema.ts';
import { listedRow, useOne } from '#web/shared/data/reads.ts';

/** One job, live, at first as a list knows it; null when there is none of that id. */
export const useJob = (jobId: string) => {
  const query = useOne(`jobs/${jobId}`, jobSchema);
  return { query, job: query.isPending ? listedRow<Job>('jobs', jobId) : query.data };
};
