import { DAY } from '#domain/kernel/calendar/instants.ts';
import type { OpenDeadline } from '../../eventStore/openDeadlines.ts';
import { DEADLINES_QUEUE } from '../../platform/options.ts';
import type { MakeTask } from '../namedTasks.ts';

/**
 * The data of an alarm: which command to send. The decider decides whether it applies. Times in ms.
 */
export type Alarm = OpenDeadline & {
  /** The number of the hop. Cloud Tasks accepts at most 30 days, so farther alarms hop. */
  readonly hop: number;
};

/** Arms an alarm; the same alarm twice is armed once. */
export type AlarmClock = { arm(alarm: Alarm, now: number): Promise<void> };

/** The longest hop (ms), a day less than the limit of Cloud Tasks. */
export const MAX_AHEAD_MS = 29 * DAY;

/** When the alarm fires next (ms): the deadline, or the end of the hop. */
export const firesAt = ({ dueAt }: Pick<Alarm, 'dueAt'>, now: number): number => Math.min(dueAt, now + MAX_AHEAD_MS);

/**
 * The task's name has the generation, because Cloud Tasks blocks a used name for up to 24 hours.
 */
export const taskNameOf = ({ streamId, kind, generation, hop }: Alarm): string => `${streamId}-${kind}-g${generation}-h${hop}`;

export const cloudTasksAlarmClock = (makeTask: MakeTask): AlarmClock => ({
  arm: (alarm, now) => makeTask({ queue: DEADLINES_QUEUE, name: taskNameOf(alarm), data: alarm, at: firesAt(alarm, now) }),
});
