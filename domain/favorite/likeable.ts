import { type JobState, publicJob } from '../job/state.ts';
import { DomainError } from '../kernel/domainError.ts';
import type { TalentState } from '../talent/talent.ts';

/** Only a published talent can be liked: nobody else is shown to clients. Throws `not-found`. */
export const likeableTalent = (talent: TalentState): void => {
  if (talent.status === 'NONE' || !talent.isPublished || talent.isSuspended) throw new DomainError('not-found');
};

/** Only a job that was posted can be bookmarked, open or ended. Throws `not-found`. */
export const likeableJob = (job: JobState): void => void publicJob(job);
