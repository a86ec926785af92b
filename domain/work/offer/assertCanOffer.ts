import { DomainError, permit } from '../../kernel/domainError.ts';
import type { AccountState } from '../../people/account/state.ts';
import type { TalentState } from '../../people/talent/talent.ts';
import { type JobState, postedJob } from '../job/state.ts';

/** Throws `talent-unavailable` for a suspended account, whose profile follows a moment later. */
export const assertInMarket = (account: AccountState): void => {
  if (account.status === 'REGISTERED' && account.suspended) throw new DomainError('talent-unavailable');
};

/**
 * Throws unless a client may begin a deal about a job with a talent: `permission-denied`,
 * `job-ended` or `talent-unavailable`. After the entry deadline the client may still ask talents
 * until the job closes.
 */
export const assertCanOffer = (state: JobState, talent: TalentState, clientId: string): void => {
  const job = postedJob(state, { jobId: 'お仕事を選択してください。' });
  permit(job.clientId === clientId);
  if (job.status === 'CLOSED') throw new DomainError('job-ended');
  if (talent.status === 'NONE' || !talent.isPublished || talent.isSuspended) throw new DomainError('talent-unavailable');
};
