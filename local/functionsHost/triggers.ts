import { DAY } from '#domain/kernel/calendar/instants.ts';
import { nextRun, type Schedule, schedulerText, schedules } from '#functions/platform/schedules.ts';
import type { ScheduleFunction, TaskFunction } from './exportedFunctions.ts';

const deployed = {
  rateLimits: { maxConcurrentDispatches: 1000, maxDispatchesPerSecond: 500 },
  retryConfig: { maxAttempts: 3, maxDoublings: 16, minBackoff: '0.1s', maxBackoff: '3600s' },
};

const numbersOnly = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, number] => typeof entry[1] === 'number'));

/** The queue of a task function in the format of the Cloud Tasks API. */
const queueOf = (func: TaskFunction, project: string): { name: string; rateLimits: object; retryConfig: object } => {
  const { minBackoffSeconds, maxBackoffSeconds, maxRetrySeconds, ...retryConfig } = numbersOnly(func.retryConfig);
  return {
    name: `projects/${project}/locations/${func.region}/queues/${func.name}`,
    rateLimits: { ...deployed.rateLimits, ...numbersOnly(func.rateLimits) },
    retryConfig: {
      ...deployed.retryConfig,
      ...retryConfig,
      ...(minBackoffSeconds === undefined ? {} : { minBackoff: `${minBackoffSeconds}s` }),
      ...(maxBackoffSeconds === undefined ? {} : { maxBackoff: `${maxBackoffSeconds}s` }),
      ...(maxRetrySeconds === undefined ? {} : { maxRetryDuration: `${maxRetrySeconds}s` }),
    },
  };
};

/** Creates or updates the function's queue, as the deployment does. */
export const createQueue = async (tasksHost: string, func: TaskFunction, project: string): Promise<void> => {
  const queue = queueOf(func, project);
  const send = (method: string, path: string) =>
    fetch(`http://${tasksHost}/v2/${path}`, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(queue) });
  const created = await send('POST', queue.name.slice(0, queue.name.lastIndexOf('/')));
  const answer = created.status === 409 ? await send('PATCH', `${queue.name}?updateMask=rateLimits,retryConfig`) : created;
  if (!answer.ok) throw new Error(`Cloud Tasks refused the queue ${queue.name}: ${answer.status} ${await answer.text()}`);
};

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
