import { z } from 'zod';

/**
 * jobFunnels/{jobId}: the number of a job's candidates in each stage, for its client and the
 * office. Completed deals count as concluded. Missing until the job has a candidate or an audition,
 * or closes with its last seat.
 */
export const jobFunnelSchema = z.object({
  id: z.string(),
  clientId: z.string(),
  asked: z.number(),
  entered: z.number(),
  offered: z.number(),
  concluded: z.number(),
  /** 1: the client chose that the job closes with its last seat. Missing if never chosen. */
  closesWhenFilled: z.number().optional(),
  /** The newest round of auditions. Missing without one. */
  auditionRound: z.number().optional(),
});

export type JobFunnel = z.infer<typeof jobFunnelSchema>;

export const jobFunnelPath = (jobId: string): string => `jobFunnels/${jobId}`;
