import type { ShownDays } from '#domain/diary/shown.ts';
import { foldAll } from '#domain/search/fold.ts';
import type { OfficeAccount } from '../account/officeAccounts.schema.ts';
import type { OfficeClient } from '../client/officeClients.schema.ts';
import type { Availability } from '../diary/diaries.schema.ts';
import type { Job } from '../job/jobs.schema.ts';
import type { Talent } from '../talent/talents.schema.ts';

/**
 * The words of a row by how much they say: names, then what somebody can or what is asked for, then
 * everything else. Folded.
 */
type Texts = readonly [names: string, skills: string, others: string];

/** What a search knows of a cast that others see. Plain JSON. */
export type CastRow = {
  readonly id: string;
  readonly texts: Texts;
  readonly gender: number;
  readonly ageBand: number;
  readonly prefecture: number;
  /** 0: none. */
  readonly group: number;
  readonly industry: readonly string[];
  /** In cm; 0: not known. */
  readonly height: number;
  readonly rating: number;
  readonly reviews: number;
  readonly movie: boolean;
  /** How much of the profile is there, from 0 to 3. */
  readonly filled: number;
  readonly isFixedOrder: boolean;
  readonly viewOrder: number;
  readonly liked: number;
  readonly createdAt: number;
  /**
   * What others see of their days; null while there is nothing to see. Rows of an earlier release
   * do not have it.
   */
  readonly days?: ShownDays | null;
};

/** What a search knows of an open job. */
export type JobRow = {
  readonly id: string;
  readonly texts: Texts;
  readonly prefecture: number;
  /** '' means none. */
  readonly category: string;
  readonly industry: readonly string[];
  /** 0 means any. */
  readonly gender: number;
  /** An empty list means any. */
  readonly ageBands: readonly number[];
  readonly entryDeadline: number;
  readonly createdAt: number;
};

const count = (...parts: readonly boolean[]): number => parts.filter(Boolean).length;

/**
 * The row of a cast's document; null when others do not see the cast. `movie`: the portfolio shows
 * one.
 */
export const castRowOf = (talent: Talent | undefined, movie: boolean, availability: Availability | undefined): CastRow | null => {
  if (!talent?.isPublished || talent.deletedAt !== null) return null;
  const { name, kana, speciality, keywords, introduction, pr, singingRange, discography, reviews } = talent;
  return {
    id: talent.id,
    texts: [foldAll([name, kana]), foldAll([...speciality, ...keywords]), foldAll([introduction, pr, singingRange, discography])],
    gender: talent.gender,
    ageBand: talent.ageBand,
    prefecture: talent.prefecture,
    group: talent.belongingTo ?? 0,
    industry: talent.industry,
    height: talent.sizes.height ?? 0,
    rating: reviews.count === 0 ? 0 : reviews.sum / reviews.count,
    reviews: reviews.count,
    movie,
    filled: count(talent.thumbnail !== null, introduction !== '' || pr !== '', speciality.length > 0),
    isFixedOrder: talent.isFixedOrder,
    viewOrder: talent.viewOrder,
    liked: talent.likedCount,
    createdAt: talent.createdAt,
    days: availability ? { said: availability.said, busy: availability.busy, ask: availability.ask } : null,
  };
};

/**
 * The row of a job's document; null when it takes no entries, or is private. Whether its time for
 * entries is over is asked when it is searched.
 */
export const jobRowOf = (job: Job | undefined): JobRow | null => {
  if (job?.status !== 'OPEN' || job.visibility === 'PRIVATE') return null;
  return {
    id: job.id,
    texts: [foldAll([job.title]), foldAll([job.client.name, job.place]), foldAll([job.description, job.schedule])],
    prefecture: job.prefecture,
    category: job.jobCategory ?? '',
    industry: job.industry,
    gender: job.wantedGender,
    ageBands: job.wantedAgeBands,
    entryDeadline: job.entryDeadline,
    createdAt: job.createdAt,
  };
};

/**
 * What the office's search knows of a person or a job: what it is called, folded, a name a line.
 */
export type NameRow = { readonly id: string; readonly names: string; readonly createdAt: number };

/**
 * The row of an account with its names, its company's, and its number in the books; null when there
 * is none, or nobody is left to find.
 */
export const personRowOf = (account: OfficeAccount | undefined, client: OfficeClient | undefined): NameRow | null => {
  if (!account || account.deletedAt !== null) return null;
  const own = [account.name, account.kana];
  // Who withdrew may still be a client for a moment: the two documents are written by different
  // streams.
  const ofClient =
    client && client.deletedAt === null
      ? [client.name, client.kana, client.company.name, client.company.kana, client.billClientId ?? '']
      : [];
  const names = [...new Set([...own, ...ofClient])];
  return { id: account.id, names: foldAll(names), createdAt: account.createdAt };
};

/** The row of a job, also of one that takes no entries, or that one cast alone sees. */
export const postingRowOf = (job: Job | undefined): NameRow | null =>
  job ? { id: job.id, names: foldAll([job.title]), createdAt: job.createdAt } : null;
