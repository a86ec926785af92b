import { daysAfter, monthsAfter, startOfWeek } from '#domain/kernel/calendar/days.ts';
import { isInSpan, takenBy } from '#domain/work/diary/spans.ts';
import type { Diary } from '#projections/diary/diaries.schema.ts';
import type { DayState } from './marks.ts';

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

const sundayOf = (date: string): string => daysAfter(startOfWeek(daysAfter(date, 1)), -1);

/** The weeks of a month (`YYYY-MM`), from Sunday, with days of the neighbouring months. */
export const weeksOf = (month: string): string[][] => {
  const first = `${month}-01`;
  const weeks = [];
  for (let sunday = sundayOf(first); sunday < monthsAfter(first, 1); sunday = daysAfter(sunday, 7))
    weeks.push(Array.from({ length: 7 }, (_, day) => daysAfter(sunday, day)));
  return weeks;
};
