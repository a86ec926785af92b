import { stageOf } from '#domain/work/deal/stages.ts';
import type { CastSigns } from '#domain/work/search/results.ts';
import type { Candidate } from '#web/entities/deal/candidates.ts';
import type { DayMark } from './components/jobDays.tsx';

export const daysOfSigns = (dates: readonly string[], signs: CastSigns | undefined): DayMark[] =>
  dates.flatMap((date, at) => {
    const state = signs?.days[at];
    return state ? [{ date, state }] : [];
  });

/** Empty once the deal is concluded, since the deal itself has then booked the calendar. */
export const daysOfDeal = ({ kind, deal }: Candidate, dates: readonly string[], signs: CastSigns | undefined): DayMark[] => {
  if (stageOf(kind, deal.status) === 'concluded') return [];
  if (kind === 'entry' && deal.days && deal.days.length > 0) return deal.days.map(({ date, answer }) => ({ date, state: answer }));
  return daysOfSigns(dates, signs);
};
