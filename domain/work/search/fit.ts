import { bandNow } from '../../kernel/person.ts';
import { prefectureName, regions } from '../../kernel/prefectures.ts';
import { dayLabels, jointLabels } from '../diary/dayKinds.ts';
import { jointStateOf, type ShownDays } from '../diary/shown.ts';

/** What the fit compares of a job. Gender 0, no band and prefecture 0 mean any. */
type JobFacts = {
  readonly prefecture: number;
  readonly gender: number;
  readonly ageBands: readonly number[];
  readonly industry: readonly string[];
  readonly dates?: readonly string[];
};
/** What the fit compares of a cast. Gender 0 and band 0 are unknown. */
type CastFacts = {
  readonly prefecture: number;
  readonly gender: number;
  readonly ageBand: number;
  readonly industry: readonly string[];
  readonly days?: ShownDays | null;
};

/**
 * The points of each reason. The order of the sums: jobs on days that are taken come last, before
 * them jobs for other people. Of the others, a day that is said to be free counts more than the
 * place, and the place more than experience. A day about which the cast said nothing has no points.
 */
const points = {
  FREE: 8,
  ASK: 3,
  UNKNOWN: 0,
  BUSY: -1_000,
  prefecture: 6,
  region: 3,
  industry: 2,
  wanted: 2,
  unwanted: -100,
} as const;

/** A reason why a job suits a cast, or does not. */
export type FitReason = keyof typeof points;

/** The index of a prefecture's region; -1 for 0. */
const regionOf = (prefecture: number): number => regions.findIndex(({ first, last }) => first <= prefecture && prefecture <= last);

const placeReason = (job: JobFacts, cast: CastFacts): FitReason[] => {
  if (job.prefecture === 0 || cast.prefecture === 0) return [];
  if (job.prefecture === cast.prefecture) return ['prefecture'];
  return regionOf(job.prefecture) === regionOf(cast.prefecture) ? ['region'] : [];
};

/** Whether the job looks for the cast; nothing if it takes anybody, or nobody knows. */
const personReason = ({ gender, ageBands }: JobFacts, cast: CastFacts): FitReason[] => {
  const asked = [
    ...(gender === 0 || cast.gender === 0 ? [] : [gender === cast.gender]),
    ...(ageBands.length === 0 || cast.ageBand === 0 ? [] : [ageBands.some((band) => bandNow(band) === bandNow(cast.ageBand))]),
  ];
  if (asked.includes(false)) return ['unwanted'];
  return asked.length > 0 ? ['wanted'] : [];
};

/**
 * How well a job suits a cast: the reasons, most telling first, and the sum of their points. The
 * days are those that clients see.
 */
export const fitOf = (job: JobFacts, cast: CastFacts): { readonly points: number; readonly reasons: readonly FitReason[] } => {
  const { dates = [] } = job;
  const reasons: FitReason[] = [
    ...placeReason(job, cast),
    ...(dates.length === 0 ? [] : [jointStateOf(cast.days, dates)]),
    ...personReason(job, cast),
    ...(job.industry.some((id) => cast.industry.includes(id)) ? (['industry'] as const) : []),
  ];
  return { points: reasons.reduce((sum, reason) => sum + points[reason], 0), reasons };
};

/** The words of a reason for a job; null for one that needs none. */
const textOf = (reason: FitReason, job: { readonly prefecture: number }): string | null => {
  switch (reason) {
    case 'prefecture':
      return prefectureName(job.prefecture).replace(/[都府県]$/, '');
    case 'region':
      return regions[regionOf(job.prefecture)]?.name ?? null;
    case 'industry':
      return '経験のある業種';
    case 'wanted':
      return '募集の性別・年代';
    case 'unwanted':
      return '募集の対象外';
    case 'UNKNOWN':
      return jointLabels.UNKNOWN;
    default:
      return `その日は${dayLabels[reason]}`;
  }
};

/** The most reasons on a card. */
const SHOWN = 3;

/** Why a job suits a cast, in a few words: 「東京・その日は空き」. Empty without a reason. */
export const fitText = (reasons: readonly FitReason[], job: { readonly prefecture: number }): string =>
  reasons
    .flatMap((reason) => textOf(reason, job) ?? [])
    .slice(0, SHOWN)
    .join('・');
