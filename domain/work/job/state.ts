import { DomainError } from '../../kernel/domainError.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import type { JobPosting } from './posting.ts';
import { isJobWord, type JobWord } from './postingRows.ts';
import type { Seats } from './roles.ts';

/**
 * The statuses of a job: it takes entries, its deadline passed, or the client or office closed it.
 */
export const jobStatuses = ['OPEN', 'ENDED', 'CLOSED'] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** The visibility of a job: every cast, or only casts to whom the client made an offer. */
export const visibilities = ['PUBLIC', 'PRIVATE'] as const;
export type Visibility = (typeof visibilities)[number];

/** Fingerprints of the client's texts, enough to detect changes. */
export type WordPrints = Readonly<Record<JobWord, number>>;

/** The state of a posted job. `words` is null after the client has left. */
export type PostedJob = {
  readonly status: JobStatus;
  readonly clientId: string;
  readonly visibility: Visibility;
  /** The client opened the public page. It is visible while the job takes entries. */
  readonly isPageOpen: boolean;
  readonly posting: Omit<JobPosting, JobWord>;
  readonly words: WordPrints | null;
  /** The roles without their words. Missing in a job that never had one (`seatsIn`). */
  readonly roleSeats?: Seats;
  /** The client's account is suspended, so the job is hidden like a private one. */
  readonly isHeldBack: boolean;
  /** How often the job was posted and edited. */
  readonly edition: number;
};

/** The fields of a posting, or of a change, without the client's texts. */
export const factsOf = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => !isJobWord(field))) as Omit<Fields, JobWord>;

export const printsOf = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).flatMap(([field, value]) => (isJobWord(field) ? [[field, fingerprint(value)]] : []))) as {
    readonly [Word in keyof Fields & JobWord]: number;
  };

/** The state of a job. Of a draft it keeps only a fingerprint, enough to detect changes. */
export type JobState =
  | { readonly status: 'NONE' }
  | { readonly status: 'DRAFT'; readonly clientId: string; readonly draft: number }
  | { readonly status: 'DISCARDED'; readonly clientId: string }
  | PostedJob;

export const isPosted = (state: JobState): state is PostedJob => 'posting' in state;

/** The job for other people, who do not see drafts. Throws `not-found`. */
export const postedJob = (state: JobState, fields?: Readonly<Record<string, string>>): PostedJob => {
  if (!isPosted(state)) throw new DomainError('not-found', fields);
  return state;
};

/** The job for every cast. Throws `not-found` for a private one. */
export const publicJob = (state: JobState, fields?: Readonly<Record<string, string>>): PostedJob => {
  const posted = postedJob(state, fields);
  if (posted.visibility === 'PRIVATE') throw new DomainError('not-found', fields);
  return posted;
};
