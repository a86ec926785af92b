import { daysFrom } from '../../kernel/calendar/days.ts';
import { jstDate } from '../../kernel/calendar/instants.ts';
import type { WorkDay } from './sheet.ts';
import { spanOf } from './workSpan.ts';

/**
 * The percentage of a work day's share of the fee that the client owes when it cancels. It applies
 * from `daysBefore` days before that day. Dated data: a change is a new entry, with its first day
 * (JST).
 */
export const cancelTables = [
  {
    from: '2024-11-01',
    steps: [
      { daysBefore: 1, percent: 50 },
      { daysBefore: 0, percent: 100 },
    ],
    /** The weight of a spare day, in percent of a normal day. */
    sparePercent: 50,
  },
] as const;

export type CancelTable = (typeof cancelTables)[number];

/** The table in force on a date (JST, `YYYY-MM-DD`); the first table for dates before it. */
export const cancelTableOn = (date: string): CancelTable => cancelTables.findLast(({ from }) => from <= date) ?? cancelTables[0];

const percentFor = ({ steps }: CancelTable, days: number): number => steps.findLast(({ daysBefore }) => days <= daysBefore)?.percent ?? 0;

/**
 * What the client owes (yen, without tax, rounded down) if it cancels at `at` (ms). The table of
 * the day of conclusion (`approvedAt`, ms) applies. Normal days share the fee equally. A past day
 * counts in full. The result never exceeds the fee.
 */
export const cancellationAmount = (
  fee: number,
  workDays: readonly Pick<WorkDay, 'date' | 'kind'>[],
  approvedAt: number,
  at: number,
): number => {
  const today = jstDate(at);
  const table = cancelTableOn(jstDate(approvedAt));
  const shares = workDays.filter(({ kind }) => kind !== 'SPARE').length || workDays.length;
  if (shares === 0) return 0;
  const hundredths = workDays.reduce(
    (sum, { date, kind }) => sum + percentFor(table, daysFrom(today, date)) * (kind === 'SPARE' ? table.sparePercent : 100),
    0,
  );
  return Math.min(fee, Math.floor((fee * hundredths) / (shares * 10_000)));
};

/**
 * The share of the fee (yen, without tax, rounded down) of the work days that are over at `at`
 * (ms). Normal days share the fee equally; spare days have no share.
 */
export const workedAmount = (fee: number, workDays: readonly WorkDay[], at: number): number => {
  const days = workDays.filter(({ kind }) => kind !== 'SPARE');
  return days.length === 0 ? 0 : Math.floor((fee * days.filter((day) => spanOf(day).to <= at).length) / days.length);
};
