import { type Job, jobSchema } from '#projections/job/jobs.schema.ts';
import { listedRow } from '#web/shared/data/listed.ts';
import { liveDocument, useLive } from '#web/shared/data/live.ts';

/** One job, live, at first as a list knows it; null when there is none of that id. */
export const useJob = (jobId: string) => {
  const query = useLive(liveDocument(`jobs/${jobId}`, jobSchema), { enabled: jobId !== '' });
  return { query, job: query.isPending ? listedRow<Job>('jobs', jobId) : query.data };
};
