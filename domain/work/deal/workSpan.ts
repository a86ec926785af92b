import { DAY, jstInstant } from '../../kernel/calendar/instants.ts';

/** A work day (JST, `YYYY-MM-DD`) with its times of day (`HH:MM`). */
export type TimedDay = { readonly date: string; readonly from: string; readonly to: string };

/** Start and end of a work day (ms). An end that is not after the start is on the next day. */
export const spanOf = ({ date, from, to }: TimedDay): { readonly from: number; readonly to: number } => {
  const end = jstInstant(date, to);
  return { from: jstInstant(date, from) ?? 0, to: end === null ? 0 : end + (to > from ? 0 : DAY) };
};

type Sheet = { readonly workDays: readonly TimedDay[] } | null;

/** When the first work of a sheet begins (ms); null if no day is fixed. */
export const firstWork = (sheet: Sheet): number | null =>
  sheet === null || sheet.workDays.length === 0 ? null : Math.min(...sheet.workDays.map((day) => spanOf(day).from));

/** When the last work of a sheet ends (ms); null if no day is fixed. */
export const lastWork = (sheet: Sheet): number | null =>
  sheet === null || sheet.workDays.length === 0 ? null : Math.max(...sheet.workDays.map((day) => spanOf(day).to));

/** When the first work of a posting begins (ms): its first work day, or else the job's start. */
export const firstWorkPosted = (posted: { readonly sheet: Sheet; readonly startsAt: number | null } | null): number | null =>
  posted && (firstWork(posted.sheet) ?? posted.startsAt ?? null);

type Ending = { readonly sheet: Sheet; readonly scheduleToClose: number | null };
/** Whether the last work of a deal has ended at a time (ms). */
export const isWorkOver = ({ sheet, scheduleToClose }: Ending, now: number): boolean =>
  scheduleToClose !== null && now >= (lastWork(sheet) ?? scheduleToClose);
