import { DAY } from '#domain/calendar/instants.ts';
import type { DeadlineKind } from '#domain/kernel/deadline.ts';
import { DEADLINES_QUEUE } from '../../platform/region.ts';
import type { MakeTask } from '../namedTasks.ts';

/** What an alarm carries: enough to ask the decider, never a decision of its own. Times in ms. */
export type Alarm = {
  readonly streamId: string;
  readonly kind: DeadlineKind;
  readonly dueAt: number;
  /** The version of the event that set the deadline, part of the task's name: a used name stays blocked for up to 24 hours. */
  readonly generation: number;
  /** Cloud Tasks refuses more than 30 days ahead: alarms further out hop. */
  readonly hop: number;
};

export type AlarmClock = { arm(alarm: Alarm, now: number): Promise<void> };

export const MAX_AHEAD_MS = 29 * DAY;

/** When an alarm rings next: at its deadline, or at the end of the hop. */
export const ringsAt = ({ dueAt }: Pick<Alarm, 'dueAt'>, now: number): number => Math.min(dueAt, now + MAX_AHEAD_MS);

export const taskNameOf = ({ streamId, kind, generation, hop }: Alarm): string => `${streamId}-${kind}-g${generation}-h${hop}`;

/** Arms alarms as named tasks, so that arming twice arms once. */
export const cloudTasksAlarmClock = (makeTask: MakeTask): AlarmClock => ({
  arm: (alarm, now) => makeTask({ queue: DEADLINES_QUEUE, name: taskNameOf(alarm), data: alarm, at: ringsAt(alarm, now) }),
});
