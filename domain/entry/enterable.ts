import { type JobState, publicJob } from '../job/state.ts';
import { DomainError } from '../kernel/domainError.ts';
import type { TalentState } from '../talent/talent.ts';

/**
 * Whose job it is that a talent enters: the client of the entry. Throws when there is no such job
 * for casts to enter.
 */
export const clientOf = (job: JobState): string => publicJob(job, { jobId: 'お仕事を選択してください。' }).clientId;

/** Whether a talent may enter a job now (ms); throws what stands against it. */
export const enterable = (job: JobState, talent: TalentState, now: number): void => {
  if (job.status !== 'OPEN' || now >= job.posting.entryDeadline) throw new DomainError('job-ended');
  if (talent.status === 'NONE') throw new DomainError('profile-required');
  if (!talent.isPublished || talent.isSuspended) throw new DomainError('talent-unpublished');
};
