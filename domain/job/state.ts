import { DomainError } from '../kernel/domainError.ts';
import { fingerprint } from '../kernel/fingerprint.ts';
import type { JobPosting } from './posting.ts';
import { isJobWord, type JobWord, type Visibility } from './storedPosting.ts';

/**
 * What people see of a job: it takes entries, its entry deadline passed, or it was closed by its
 * client or the office.
 */
export const jobStatuses = ['OPEN', 'ENDED', 'CLOSED'] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** Fingerprints of the client's words: enough to see what changed. */
export type WordPrints = Readonly<Record<JobWord, number>>;

/** `words` is null once the client has left. */
export type PostedJob = {
  readonly status: JobStatus;
  readonly clientId: string;
  readonly visibility: Visibility;
  /** The client wants everybody to see the job; seen it is while it takes entries. */
  readonly isPageOpen: boolean;
  readonly posting: Omit<JobPosting, JobWord>;
  readonly words: WordPrints | null;
};

/** What a posting, or a change of one, says besides the client's words. */
export const factsOf = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => !isJobWord(field))) as Omit<Fields, JobWord>;

export const printsOf = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).flatMap(([field, value]) => (isJobWord(field) ? [[field, fingerprint(value)]] : []))) as {
    readonly [Word in keyof Fields & JobWord]: number;
  };

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

/**
 * The job as every cast knows it: a private one is known to nobody but those who were asked. Throws
 * `not-found`.
 */
export const publicJob = (state: JobState, fields?: Readonly<Record<string, string>>): PostedJob => {
  const posted = postedJob(state, fields);
  if (posted.visibility === 'PRIVATE') throw new DomainError('not-found', fields);
  return posted;
};
