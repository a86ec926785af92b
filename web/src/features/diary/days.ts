import { daysAfter, monthsAfter, startOfWeek } from '#domain/calendar/days.ts';
import { isInSpan } from '#domain/diary/spans.ts';
import type { Diary } from '#projections/diary/diaries.schema.ts';
import type { DayState } from './marks.ts';

/** A press on a day sets the next state. */
export const nextState = { FREE: 'BUSY', BUSY: 'ASK', ASK: 'FREE' } as const satisfies Record<Exclude<DayState, 'BOOKED'>, DayState>;

/** The dates of a work day; work past midnight also covers the next date. */
const datesOf = ({ date, from, to }: Diary['booked'][string]['workDays'][number]): string[] =>
  to > from ? [date] : [date, daysAfter(date, 1)];

/** The state of a date in a cast's calendar. */
export const stateOf = ({ blocks, booked }: Pick<Diary, 'blocks' | 'booked'>, date: string): DayState => {
  if (Object.values(booked).some(({ workDays }) => workDays.some((day) => datesOf(day).includes(date)))) return 'BOOKED';
  return blocks.find((block) => isInSpan(date, block))?.kind ?? 'FREE';
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
