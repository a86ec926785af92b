import { jobSchema } from '#projections/jobs.ts';
import { liveDocument, useLive } from '#web/shared/data/live.ts';

/** One job, live; null when there is none of that id. */
export const useJob = (jobId: string) => {
  const query = useLive(liveDocument(`jobs/${jobId}`, jobSchema), { enabled: jobId !== '' });
  return { query, job: query.data };
};
