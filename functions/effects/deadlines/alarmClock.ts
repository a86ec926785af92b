import { DAY } from '#domain/calendar/instants.ts';
import type { Standing } from '../../eventStore/standingDeadlines.ts';
import { DEADLINES_QUEUE } from '../../platform/region.ts';
import type { MakeTask } from '../namedTasks.ts';

/** What an alarm carries: enough to ask the decider, never a decision of its own. Times in ms. */
export type Alarm = Standing & {
  /** Cloud Tasks refuses more than 30 days ahead: alarms further out hop. */
  readonly hop: number;
};

export type AlarmClock = { arm(alarm: Alarm, now: number): Promise<void> };

export const MAX_AHEAD_MS = 29 * DAY;

/** When an alarm rings next: at its deadline, or at the end of the hop. */
export const ringsAt = ({ dueAt }: Pick<Alarm, 'dueAt'>, now: number): number => Math.min(dueAt, now + MAX_AHEAD_MS);

/** The generation is part of the name, because a used name stays blocked for up to 24 hours. */
export const taskNameOf = ({ streamId, kind, generation, hop }: Alarm): string => `${streamId}-${kind}-g${generation}-h${hop}`;

/** Arms alarms as named tasks, so that arming twice arms once. */
export const cloudTasksAlarmClock = (makeTask: MakeTask): AlarmClock => ({
  arm: (alarm, now) => makeTask({ queue: DEADLINES_QUEUE, name: taskNameOf(alarm), data: alarm, at: ringsAt(alarm, now) }),
});
