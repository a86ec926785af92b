import { nextAt } from '#domain/kernel/calendar/days.ts';
import { MINUTE } from '#domain/kernel/calendar/instants.ts';

/** When a function runs: every N minutes, or daily at a JST time (HH:MM). */
export type Schedule = { readonly everyMinutes: number } | { readonly dailyAt: string };

/** The scheduled functions by name, for the deployment and the local stack. */
export const schedules = {
  sweep: { everyMinutes: 1 },
  seal: { dailyAt: '00:10' },
} as const satisfies Record<string, Schedule>;

/** A schedule in the format of Cloud Scheduler. */
export const schedulerText = (schedule: Schedule): string => {
  if ('everyMinutes' in schedule) return `every ${schedule.everyMinutes} minutes`;
  const [hour, minute] = schedule.dailyAt.split(':').map(Number);
  return `${minute} ${hour} * * *`;
};

/** The first run (ms) after `after` (ms). */
export const nextRun = (schedule: Schedule, after: number): number =>
  'everyMinutes' in schedule ? after + schedule.everyMinutes * MINUTE : nextAt(schedule.dailyAt, after);
