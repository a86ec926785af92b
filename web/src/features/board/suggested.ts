import { foldSigns as fold, joined } from '#domain/kernel/folding/foldSigns.ts';
import { shortDay } from '#domain/kernel/format/times.ts';
import { prefectureName } from '#domain/kernel/prefectures.ts';
import { type Proficiency, proficiencyText } from '#domain/kernel/proficiencies.ts';
import type { CastSigns } from '#domain/work/search/results.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import type { Wanting } from '#web/entities/job/castSearches.ts';

// Chooses and sorts the casts that fit a job, with reasons. Days are JST dates (YYYY-MM-DD).

export type Hit = { readonly cast: Talent; readonly signs: CastSigns | undefined };
export type Suggestion = Hit & { readonly reasons: readonly string[] };

const heldBy = ({ languages, skills }: Talent, wanted: string): Proficiency | undefined =>
  [...languages, ...skills].find(({ code }) => code === wanted);

/** A search without hits drops conditions, so they are checked again. */
const meetsDemands = ({ wantedGender, wantedAgeBands, wantedSkills }: Wanting, { cast, signs }: Hit): boolean =>
  (wantedGender === 0 || cast.gender === wantedGender) &&
  (wantedAgeBands.length === 0 || wantedAgeBands.some((band) => band === cast.ageBand)) &&
  wantedSkills.every(({ code, level }) => (heldBy(cast, code)?.level ?? 0) >= level) &&
  signs?.days.includes('BUSY') !== true;

/** A word of one letter occurs in nearly every text. */
const skillOf = (cast: Talent, words: string): string | undefined =>
  [...cast.speciality, ...cast.keywords].find((skill) => fold(skill).length > 1 && words.includes(fold(skill)));

type Names = (industries: readonly string[]) => readonly string[];

const reasonsOf = (job: Wanting, dates: readonly string[], namesOf: Names, { cast, signs }: Hit): string[] => {
  const isFree = dates.length > 0 && signs?.days.length === dates.length && signs.days.every((day) => day === 'FREE');
  const skill = skillOf(cast, joined([job.title, job.description, job.schedule]));
  const [industry] = namesOf(cast.industry.filter((id) => job.industry.includes(id)));
  const isDemanded = job.wantedGender !== 0 || job.wantedAgeBands.length > 0;
  const reasons = [
    isFree && (dates.length === 1 ? `${shortDay(dates[0] ?? '')}に空き` : '全日程に空き'),
    ...job.wantedSkills.flatMap(({ code }) => heldBy(cast, code) ?? []).map((held) => proficiencyText(held)),
    skill && `特技：${skill}`,
    industry && `${industry}の経験`,
    job.prefecture !== 0 && cast.prefecture === job.prefecture && prefectureName(cast.prefecture),
  ].filter((reason): reason is string => Boolean(reason));
  return reasons.length === 0 && isDemanded ? ['募集の性別・年代'] : reasons;
};

/** Most reasons first, then in the order of the hits. */
export const suggestedFor = (job: Wanting, dates: readonly string[], namesOf: Names, hits: readonly Hit[]): Suggestion[] => {
  const once = hits.filter(({ cast }, at) => hits.findIndex((other) => other.cast.id === cast.id) === at);
  return once
    .filter((hit) => meetsDemands(job, hit))
    .map((hit) => ({ ...hit, reasons: reasonsOf(job, dates, namesOf, hit) }))
    .filter(({ reasons }) => reasons.length > 0)
    .sort((a, b) => b.reasons.length - a.reasons.length);
};
