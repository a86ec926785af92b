import { DomainError } from '../../kernel/domainError.ts';
import type { ErrorCode } from '../../kernel/errorMessages.ts';
import type { TalentState } from '../../people/talent/talent.ts';
import { isPosted, type JobState, publicJob } from '../job/state.ts';

/**
 * The client of a job, who becomes the client of the entry. Throws unless casts can see the job.
 */
export const clientOf = (job: JobState): string => publicJob(job, { jobId: 'お仕事を選択してください。' }).clientId;

type Posting = { readonly status: string; readonly entryDeadline: number };
type Cast = { readonly isPublished: boolean; readonly isSuspended: boolean };

/** Why a cast may not enter a job at `now` (ms), or null. `cast`: null without a profile. */
export const entryRefusal = ({ status, entryDeadline }: Posting, cast: Cast | null, now: number): ErrorCode | null => {
  if (status !== 'OPEN' || now >= entryDeadline) return 'job-ended';
  if (!cast) return 'profile-required';
  return cast.isPublished && !cast.isSuspended ? null : 'talent-unpublished';
};

/** Throws `entryRefusal` of a command. */
export const assertCanEnter = (job: JobState, talent: TalentState, now: number): void => {
  const entryDeadline = isPosted(job) ? job.posting.entryDeadline : 0;
  const refusal = entryRefusal({ status: job.status, entryDeadline }, talent.status === 'NONE' ? null : talent, now);
  if (refusal) throw new DomainError(refusal);
};
