import { daysAfter, monthsAfter, startOfWeek } from '#domain/kernel/calendar/days.ts';
import { isInSpan, takenBy } from '#domain/work/diary/spans.ts';
import { availabilityPath, availabilitySchema, type Diary, diaryPath, diarySchema } from '#projections/diary/diaries.schema.ts';
import { useOne } from '#web/shared/data/reads.ts';
import { useUid } from '#web/shared/data/session.ts';
import type { DayState } from './marks.ts';

/** The calendar of the signed-in cast, live; null before the first entry. */
export const useOwnDiary = () => useOne(diaryPath(useUid()), diarySchema);

/** A cast's days as clients see them, live; null before the first entry. */
export const useAvailability = (talentId: string) => useOne(availabilityPath(talentId), availabilitySchema);

/** A press on a day sets the next state. */
export const nextState = { UNKNOWN: 'BUSY', FREE: 'BUSY', BUSY: 'ASK', ASK: 'FREE' } as const satisfies Record<
  Exclude<DayState, 'BOOKED'>,
  DayState
>;

/** The state of a date in a cast's calendar. */
export const stateOf = ({ blocks, booked, said }: Pick<Diary, 'blocks' | 'booked' | 'said'>, date: string): DayState => {
  if (Object.values(booked).some(({ workDays }) => workDays.some((day) => isInSpan(date, takenBy(day))))) return 'BOOKED';
  return blocks.find((block) => isInSpan(date, block))?.kind ?? (said ? 'FREE' : 'UNKNOWN');
};

/** The Sunday of a date's week. */
const sundayOf = (date: string): string => daysAfter(startOfWeek(daysAfter(date, 1)), -1);

/** The weeks of a month (`YYYY-MM`), from Sunday, with days of the neighbouring months. */
export const weeksOf = (month: string): string[][] => {
  const first = `${month}-01`;
  const weeks = [];
  for (let sunday = sundayOf(first); sunday < monthsAfter(first, 1); sunday = daysAfter(sunday, 7))
    weeks.push(Array.from({ length: 7 }, (_, day) => daysAfter(sunday, day)));
  return weeks;
};
