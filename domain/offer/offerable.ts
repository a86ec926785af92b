import type { JobState } from '../job/job.ts';
import { DomainError, permit } from '../kernel/domainError.ts';
import type { TalentState } from '../talent/talent.ts';

/** Whether a client may begin a deal about a job with a talent; throws what stands against it. */
export const offerable = (job: JobState, talent: TalentState, clientId: string): void => {
  if (job.status === 'NONE') throw new DomainError('not-found', { jobId: 'お仕事を選択してください。' });
  permit(job.clientId === clientId);
  if (job.status === 'CLOSED') throw new DomainError('job-ended');
  if (talent.status === 'NONE' || !talent.isPublished || talent.isSuspended) throw new DomainError('talent-unavailable');
};
