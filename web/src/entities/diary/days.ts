import { daysAfter, monthsAfter, startOfWeek } from '#domain/kernel/calendar/days.ts';
import type { BlockKind, SaidState } from '#domain/work/diary/dayKinds.ts';
import { isInSpan, type Span, takenBy } from '#domain/work/diary/spans.ts';
import { weeklyStateOf } from '#domain/work/diary/weekly.ts';
import type { Diary } from '#projections/diary/diaries.schema.ts';
import type { DayState } from './marks.ts';

export const nextState = { UNKNOWN: 'BUSY', FREE: 'BUSY', BUSY: 'ASK', ASK: 'FREE' } as const satisfies Record<SaidState, BlockKind>;

type OwnDays = Pick<Diary, 'blocks' | 'weekly' | 'booked'>;
export const noDays: OwnDays = { blocks: [], weekly: [], booked: {} };

/** The deal (its stream) that books a date; undefined without one. */
export const bookingOn = ({ booked }: OwnDays, date: string): string | undefined =>
  Object.entries(booked).find(([, { workDays }]) => workDays.some((day) => isInSpan(date, takenBy(day))))?.[0];

export const stateOf = (diary: OwnDays, date: string): DayState =>
  bookingOn(diary, date) === undefined
    ? (diary.blocks.find((block) => isInSpan(date, block))?.kind ?? weeklyStateOf(diary.weekly, date))
    : 'BOOKED';

export const heldOn = ({ held = {} }: Partial<Pick<Diary, 'held'>>, date: string): number =>
  Object.values(held).filter(({ days }) => days.includes(date)).length;

/** The days between two, in order, and none before today. */
export const spanBetween = (one: string, other: string, today: string): Span => {
  const [from, to] = one < other ? [one, other] : [other, one];
  return { from: from < today ? today : from, to };
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
