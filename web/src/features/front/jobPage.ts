import type { Job } from '#projections/job/jobs.schema.ts';

/** Whether the server opens a public page of the job at `now` (ms). */
export const canOpenPage = ({ status, visibility, entryDeadline }: Job, now: number): boolean =>
  status === 'OPEN' && visibility === 'PUBLIC' && now < entryDeadline;
