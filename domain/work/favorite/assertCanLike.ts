import { DomainError } from '../../kernel/domainError.ts';
import type { TalentState } from '../../people/talent/talent.ts';
import { type JobState, publicJob } from '../job/state.ts';

/** Throws `not-found` unless the talent is published: clients see no others. */
export const assertCanLikeTalent = (talent: TalentState): void => {
  if (talent.status === 'NONE' || !talent.isPublished || talent.isSuspended) throw new DomainError('not-found');
};

/** Throws `not-found` unless the job was posted to all casts; it may have ended. */
export const assertCanLikeJob = (job: JobState): void => void publicJob(job);
