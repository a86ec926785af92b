import type { AnyEnvelope } from '#domain/registry.ts';
import type { Job } from '../job/jobs.schema.ts';
import { jobs } from '../job/jobs.ts';
import { type Documents, entityIdOf, projector, type Writes } from '../kernel/projector.ts';
import { type PublicJob, publicJobPath } from './publicJobs.schema.ts';

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

/** Writes publicJobs/{jobId}. */
export const publicJobs = projector(
  'publicJobs',
  (event) => [`jobs/${entityIdOf(event)}`],
  Object.fromEntries(changingTypes.map((type) => [type, update])),
);
