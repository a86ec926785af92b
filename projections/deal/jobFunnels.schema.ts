import { z } from 'zod';

/**
 * jobFunnels/{jobId}: the number of a job's candidates in each stage, for its client and the
 * office. Completed deals count as concluded. Missing until the job has a candidate.
 */
export const jobFunnelSchema = z.object({
  id: z.string(),
  clientId: z.string(),
  asked: z.number(),
  entered: z.number(),
  offered: z.number(),
  concluded: z.number(),
});

export type JobFunnel = z.infer<typeof jobFunnelSchema>;

/** The path of a document of jobFunnels. */
export const jobFunnelPath = (jobId: string): string => `jobFunnels/${jobId}`;
