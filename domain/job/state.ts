import { DomainError } from '../kernel/domainError.ts';
import type { JobPosting } from './posting.ts';

/** What people see of a job: it takes entries, its entry deadline passed, or its client closed it. */
export const jobStatuses = ['OPEN', 'ENDED', 'CLOSED'] as const;
export type JobStatus = (typeof jobStatuses)[number];

export type PostedJob = { readonly status: JobStatus; readonly clientId: string; readonly posting: JobPosting };

/** Of a draft only a fingerprint is kept: enough to see that nothing changed. */
export type JobState =
  | { readonly status: 'NONE' }
  | { readonly status: 'DRAFT'; readonly clientId: string; readonly draft: number }
  | { readonly status: 'DISCARDED'; readonly clientId: string }
  | PostedJob;

export const isPosted = (state: JobState): state is PostedJob => 'posting' in state;

/** The job as others know it: nobody but its client knows of a draft. Throws `not-found`. */
export const postedJob = (state: JobState, fields?: Readonly<Record<string, string>>): PostedJob => {
  if (!isPosted(state)) throw new DomainError('not-found', fields);
  return state;
};
