import { isMinorOn } from '#domain/kernel/age.ts';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';

/** Whether the server opens a public page of the job at `now` (ms). */
export const canOpenJobPage = ({ status, visibility, entryDeadline }: Job, now: number): boolean =>
  status === 'OPEN' && visibility === 'PUBLIC' && now < entryDeadline;

/** Whether the server opens a public page of the cast at `now` (ms). */
export const canOpenCastPage = ({ isPublished }: Talent, birthday: string | null, now: number): boolean =>
  isPublished && !isMinorOn(birthday, jstDate(now));
