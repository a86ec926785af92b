import { searchedTexts } from '#domain/kernel/catalogueSearch.ts';
import { fold } from '#domain/kernel/folding/fold.ts';
import { joined as joinedBy } from '#domain/kernel/folding/foldSigns.ts';
import type { Proficiency } from '#domain/kernel/proficiencies.ts';
import { basicCatalogue } from '#domain/people/talent/basicRows.ts';
import { detailsCatalogue } from '#domain/people/talent/detailsRows.ts';
import type { ShownDays } from '#domain/work/diary/shown.ts';
import { postingCatalogue } from '#domain/work/job/postingRows.ts';
import { datesOf } from '#domain/work/job/workDates.ts';
import type { OfficeAccount } from '../account/officeAccounts.schema.ts';
import type { OfficeClient } from '../client/officeClients.schema.ts';
import type { Availability } from '../diary/diaries.schema.ts';
import type { Job } from '../job/jobs.schema.ts';
import type { Talent } from '../talent/talents.schema.ts';

/** The number of the rules of `fold`; a new number when they change. */
const FOLDED = 1;
/** The rules by which a row was folded. Rows of earlier releases do not have it. */
type Folded = { readonly folded?: number };

const joined = (texts: readonly string[]): string => joinedBy(texts, fold);

/** The texts of a row by weight: names, then skills or requirements, then the rest. */
type Texts = readonly [names: string, skills: string, others: string];

/** The search row of a visible cast, as plain JSON. */
export type CastRow = Folded & {
  readonly id: string;
  readonly texts: Texts;
  readonly gender: number;
  readonly ageBand: number;
  readonly prefecture: number;
  /** 0: none. */
  readonly group: number;
  readonly industry: readonly string[];
  /** Levels of languages and skills, by code; missing without any. */
  readonly skills?: Readonly<Record<string, number>>;
  /** In cm; 0: unknown. */
  readonly height: number;
  readonly rating: number;
  readonly reviews: number;
  readonly movie: boolean;
  /** How complete the profile is, from 0 to 3. */
  readonly filled: number;
  readonly isFixedOrder: boolean;
  readonly viewOrder: number;
  readonly liked: number;
  readonly createdAt: number;
  /** The days that others see; null if there are none. Rows of earlier releases do not have it. */
  readonly days?: ShownDays | null;
};

/** The search row of an open job, as plain JSON. */
export type JobRow = Folded & {
  readonly id: string;
  readonly texts: Texts;
  readonly prefecture: number;
  /** Empty: none. */
  readonly category: string;
  readonly industry: readonly string[];
  /** 0: any. */
  readonly gender: number;
  /** Empty: any. */
  readonly ageBands: readonly number[];
  readonly entryDeadline: number;
  readonly createdAt: number;
  /** The lowest fee (yen), and the dates of the work. Rows of earlier releases do not have them. */
  readonly fee?: number;
  readonly dates?: readonly string[];
};

const count = (...parts: readonly boolean[]): number => parts.filter(Boolean).length;

/** The row of a cast; null if others do not see the cast. `movie`: the portfolio has a movie. */
export const castRowOf = (talent: Talent | undefined, movie: boolean, availability: Availability | undefined): CastRow | null => {
  if (!talent?.isPublished || talent.deletedAt !== null) return null;
  const { name, kana, speciality, introduction, pr, reviews } = talent;
  // A document of an earlier release lacks both.
  const proficient = [talent.languages, talent.skills].flatMap((given: readonly Proficiency[] | undefined) => given ?? []);
  // A document of an earlier release lacks the last three.
  const { busy = [], ask = [], free = [], weekly = [], held = [] }: Partial<Availability> = availability ?? {};
  return {
    id: talent.id,
    folded: FOLDED,
    texts: [
      joined([name, kana]),
      joined([...searchedTexts(basicCatalogue, 'skills', talent), ...searchedTexts(detailsCatalogue, 'skills', talent)]),
      joined([...searchedTexts(basicCatalogue, 'others', talent), ...searchedTexts(detailsCatalogue, 'others', talent)]),
    ],
    gender: talent.gender,
    ageBand: talent.ageBand,
    prefecture: talent.prefecture,
    group: talent.belongingTo ?? 0,
    industry: talent.industry,
    ...(proficient.length > 0 && { skills: Object.fromEntries(proficient.map(({ code, level }) => [code, level])) }),
    height: talent.sizes.height ?? 0,
    rating: reviews.count === 0 ? 0 : reviews.sum / reviews.count,
    reviews: reviews.count,
    movie,
    filled: count(talent.thumbnail !== null, introduction !== '' || pr !== '', speciality.length > 0),
    isFixedOrder: talent.isFixedOrder,
    viewOrder: talent.viewOrder,
    liked: talent.likedCount,
    createdAt: talent.createdAt,
    days: availability ? { busy, ask, free, weekly, ...(held.length > 0 && { held }) } : null,
  };
};

/** The row of a job; null if it is private or closed. The search checks the entry deadline. */
export const jobRowOf = (job: Job | undefined): JobRow | null => {
  if (job?.status !== 'OPEN' || job.visibility === 'PRIVATE') return null;
  return {
    id: job.id,
    folded: FOLDED,
    texts: [
      joined([job.title]),
      joined([job.client.name, ...searchedTexts(postingCatalogue, 'skills', job)]),
      joined(searchedTexts(postingCatalogue, 'others', job)),
    ],
    prefecture: job.prefecture,
    category: job.jobCategory ?? '',
    industry: job.industry,
    gender: job.wantedGender,
    ageBands: job.wantedAgeBands,
    entryDeadline: job.entryDeadline,
    createdAt: job.createdAt,
    fee: job.feeMin,
    dates: datesOf(job),
  };
};

/** The row of a person or job for the office's search: names, one per line. */
export type NameRow = Folded & { readonly id: string; readonly names: string; readonly createdAt: number };

/** The row of an account with all names and its customer number; null after the person left. */
export const personRowOf = (account: OfficeAccount | undefined, client: OfficeClient | undefined): NameRow | null => {
  if (!account || account.deletedAt !== null) return null;
  const own = [account.name, account.kana, account.staffName ?? ''];
  // Two streams write the two documents, so a person who withdrew may still be a client for a
  // moment.
  const ofClient =
    client && client.deletedAt === null
      ? [client.name, client.kana, client.company.name, client.company.kana, client.billClientId ?? '']
      : [];
  const names = [...new Set([...own, ...ofClient])];
  return { id: account.id, folded: FOLDED, names: joined(names), createdAt: account.createdAt };
};

/** The row of a job, even a private or closed one; null if there is no job. */
export const postingRowOf = (job: Job | undefined): NameRow | null =>
  job ? { id: job.id, folded: FOLDED, names: joined([job.title]), createdAt: job.createdAt } : null;

const foldedLines = (lines: string): string => lines.split('\n').map(fold).join('\n');

/** A row as searches compare it. One of an earlier release is folded here until a save. */
export const foldedRow = <Row extends CastRow | JobRow | NameRow>(row: Row): Row => {
  if (row.folded === FOLDED) return row;
  return 'names' in row ? { ...row, names: foldedLines(row.names) } : { ...row, texts: row.texts.map(foldedLines) as unknown as Texts };
};
