import { daysFrom } from '../calendar/days.ts';
import { jstDate } from '../calendar/instants.ts';
import { spanOf, type WorkDay } from './sheet.ts';

/**
 * What the client owes for a day of work that it calls off: percent of the day's share of the fee,
 * from so many days before it on. The operator's default. Dated data: a new table is a new line.
 */
export const cancelTables = [
  {
    from: '2024-11-01',
    steps: [
      { daysBefore: 1, percent: 50 },
      { daysBefore: 0, percent: 100 },
    ],
    /** What a spare day counts, in percent of another day. */
    sparePercent: 50,
  },
] as const;
export type CancelTable = (typeof cancelTables)[number];

/** The table that holds on a date in Japan; the first one before there was any. */
export const cancelTableOn = (date: string): CancelTable => cancelTables.findLast(({ from }) => from <= date) ?? cancelTables[0];

const percentFor = ({ steps }: CancelTable, days: number): number => steps.findLast(({ daysBefore }) => days <= daysBefore)?.percent ?? 0;

/**
 * What the client owes (yen, without tax, rounded down) when it calls a deal off at `at` (ms), by
 * the table of the day on which the deal was concluded (`approvedAt`, ms). Each day that is not a
 * spare day has an equal share of the fee; a day that has passed is owed whole. Never more than the
 * fee.
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
 * What the days of work that are over come to (yen, without tax, rounded down): each has an equal
 * share of the fee, spare days have none.
 */
export const workedAmount = (fee: number, workDays: readonly WorkDay[], at: number): number => {
  const days = workDays.filter(({ kind }) => kind !== 'SPARE');
  return days.length === 0 ? 0 : Math.floor((fee * days.filter((day) => spanOf(day).to <= at).length) / days.length);
};
