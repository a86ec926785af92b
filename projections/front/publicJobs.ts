import { z } from 'zod';
import type { AnyEnvelope } from '#domain/registry.ts';
import type { shownOfJob } from '#domain/talk/front/shown.ts';
import type { Job } from '../job/jobs.schema.ts';
import { jobs } from '../job/jobs.ts';
import { streamFields, time } from '../kernel/fields.schema.ts';
import { type Documents, entityIdOf, projector, type Writes } from '../kernel/projector.ts';

/** The client's name is not stored: the page reads it when it is shown. */
const shown = {
  title: z.string(),
  description: z.string(),
  pictures: z.array(z.string()),
  prefecture: z.number(),
  startsAt: time,
  endsAt: time,
  feeMin: z.number(),
  feeMax: z.number(),
  entryDeadline: time,
} satisfies Record<Exclude<keyof typeof shownOfJob, 'client'>, z.ZodType>;

/**
 * publicJobs/{jobId}: the public page of a job, while it is open and the job takes entries. Only
 * the function `publicPages` reads it. Fees in yen, `pictures`: storage paths.
 */
export const publicJobSchema = z.object({ id: z.string(), clientId: z.string(), ...shown, openedAt: time, ...streamFields });
export type PublicJob = z.infer<typeof publicJobSchema>;

export const publicJobPath = (jobId: string): string => `publicJobs/${jobId}`;

/** The only place that decides which fields of a job are public, and when. */
const publicJobOf = (job: Job): PublicJob | null => {
  if (!job.pageOpenedAt || job.status !== 'OPEN' || job.visibility === 'PRIVATE') return null;
  const { id, clientId, title, description, pictures, prefecture, startsAt, endsAt, feeMin, feeMax, entryDeadline } = job;
  const { pageOpenedAt: openedAt, createdAt, updatedAt, version } = job;
  return {
    id,
    clientId,
    title,
    description,
    pictures,
    prefecture,
    startsAt,
    endsAt,
    feeMin,
    feeMax,
    entryDeadline,
    openedAt,
    createdAt,
    updatedAt,
    version,
  };
};

/** Runs after the job's projector, and reads the document after the event. */
const update = (event: AnyEnvelope, documents: Documents): Writes => {
  const job = documents.get(`jobs/${entityIdOf(event)}`) as Job | undefined;
  if (!job || (!job.pageOpenedAt && event.type !== 'JobPageClosed')) return [];
  return [[publicJobPath(job.id), publicJobOf(job)]];
};

/** A new job has no public page. */
const changingTypes = jobs.handles.filter((type) => type !== 'JobPosted');

export const publicJobs = projector(
  'publicJobs',
  (event) => [`jobs/${entityIdOf(event)}`],
  Object.fromEntries(changingTypes.map((type) => [type, update])),
);
