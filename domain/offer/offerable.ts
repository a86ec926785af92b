import { type JobState, postedJob } from '../job/state.ts';
import { DomainError, permit } from '../kernel/domainError.ts';
import type { TalentState } from '../talent/talent.ts';

/**
 * Whether a client may begin a deal about a job with a talent; throws what stands against it. A job
 * whose entry deadline has passed takes no entries, but its client may still ask talents until
 * closing it.
 */
export const offerable = (state: JobState, talent: TalentState, clientId: string): void => {
  const job = postedJob(state, { jobId: 'お仕事を選択してください。' });
  permit(job.clientId === clientId);
  if (job.status === 'CLOSED') throw new DomainError('job-ended');
  if (talent.status === 'NONE' || !talent.isPublished || talent.isSuspended) throw new DomainError('talent-unavailable');
};
