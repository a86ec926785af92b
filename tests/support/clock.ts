import type { Alarm } from '#functions/effects/deadlines/alarmClock.ts';
import { fireDeadline } from '#functions/effects/deadlines/fireDeadline.ts';
import { runtime } from '#functions/runtime.ts';
import { type ArmedTask, level } from './level.ts';

/** The alarms of a stream, the next one first. */
export const armedFor = async (streamId: string): Promise<ArmedTask[]> =>
  (await level().alarms()).filter((task) => task.streamId === streamId).sort((a, b) => a.scheduledAt - b.scheduledAt);

/** Pauses the queue, so that a test decides when alarms ring. */
export const pauseQueue = (): Promise<void> => level().pauseAlarms(true);
export const resumeQueue = (): Promise<void> => level().pauseAlarms(false);

/** Makes the queue call the handler for an alarm now. */
export const runTask = (name: string): Promise<void> => level().runAlarm(name);

/** Rings an alarm with the test's clock, like the handler at that time. */
export const fireAt = (alarm: Alarm, at: number) => fireDeadline({ ...runtime(), now: () => at }, alarm);
