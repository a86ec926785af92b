import { DAY } from '#domain/kernel/calendar/instants.ts';
import { nextRun, type Schedule, schedulerText, schedules } from '#functions/platform/schedules.ts';
import type { ScheduleFunction } from './exportedFunctions.ts';

/** A function's schedule from the table. Throws if the function is deployed with another one. */
export const scheduleOf = ({ name, schedule: text }: Pick<ScheduleFunction, 'name' | 'schedule'>): Schedule => {
  const schedule = (schedules as Readonly<Record<string, Schedule>>)[name];
  if (!schedule || schedulerText(schedule) !== text)
    throw new Error(`functions/platform/schedules.ts does not say "${text}" for "${name}"`);
  return schedule;
};

/** Runs `run` whenever the schedule is due, one run at a time; returns a function that stops it. */
export const keepSchedule = (schedule: Schedule, run: () => Promise<void>): (() => void) => {
  let timer: NodeJS.Timeout;
  const arm = () => {
    // setTimeout has a maximum of 24.8 days; an early wake-up only checks again.
    const due = nextRun(schedule, Date.now());
    const wait = Math.min(due - Date.now(), DAY);
    timer = setTimeout(() => (Date.now() >= due - 1 ? void run().finally(arm) : arm()), wait);
  };
  arm();
  return () => clearTimeout(timer);
};
