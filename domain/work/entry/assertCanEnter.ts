import { DomainError } from '../../kernel/domainError.ts';
import type { TalentState } from '../../people/talent/talent.ts';
import { type JobState, publicJob } from '../job/state.ts';

/**
 * The client of a job, who becomes the client of the entry. Throws unless casts can see the job.
 */
export const clientOf = (job: JobState): string => publicJob(job, { jobId: 'お仕事を選択してください。' }).clientId;

/**
 * Throws unless a talent may enter a job at `now` (ms): `job-ended`, `profile-required` or
 * `talent-unpublished`.
 */
export const assertCanEnter = (job: JobState, talent: TalentState, now: number): void => {
  if (job.status !== 'OPEN' || now >= job.posting.entryDeadline) throw new DomainError('job-ended');
  if (talent.status === 'NONE') throw new DomainError('profile-required');
  if (!talent.isPublished || talent.isSuspended) throw new DomainError('talent-unpublished');
};
