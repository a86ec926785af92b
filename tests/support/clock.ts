import { CloudTasksClient } from '@google-cloud/tasks';
import { grpc } from 'google-gax';
import { type Alarm, cloudTasksAlarmClock } from '#functions/effects/deadlines/alarmClock.ts';
import { ring } from '#functions/effects/deadlines/ring.ts';
import { cloudTasks } from '#functions/effects/namedTasks.ts';
import { DEADLINES_QUEUE, REGION } from '#functions/platform/region.ts';
import { runtime } from '#functions/runtime.ts';

const project = () => process.env.GCLOUD_PROJECT as string;
const parent = () => `projects/${project()}/locations/${REGION}/queues/${DEADLINES_QUEUE}`;

const tasks = () => {
  const [host, port] = (process.env.CLOUD_TASKS_EMULATOR_HOST as string).split(':');
  return new CloudTasksClient({ apiEndpoint: host as string, port: Number(port), sslCreds: grpc.credentials.createInsecure() });
};

/** A task in Cloud Tasks; `scheduledAt` in ms. */
export type ArmedTask = Alarm & { readonly name: string; readonly scheduledAt: number };

/** The alarms of a stream in Cloud Tasks. */
export const armedFor = async (streamId: string): Promise<ArmedTask[]> => {
  const [found] = await tasks().listTasks({ parent: parent(), responseView: 'FULL' });
  return found
    .map(({ name, scheduleTime, httpRequest }) => {
      const { data } = JSON.parse(Buffer.from(httpRequest?.body as Uint8Array).toString('utf8')) as { data: Alarm };
      const scheduledAt = Number(scheduleTime?.seconds) * 1000 + Math.round((scheduleTime?.nanos ?? 0) / 1_000_000);
      return { ...data, name: (name as string).split('/').at(-1) as string, scheduledAt };
    })
    .filter((task) => task.streamId === streamId)
    .sort((a, b) => a.scheduledAt - b.scheduledAt);
};

/** Pauses the queue, so that a test decides when alarms ring. */
export const pauseQueue = async (): Promise<void> => void (await tasks().pauseQueue({ name: parent() }));
/** Resumes the queue of deadlines. */
export const resumeQueue = async (): Promise<void> => void (await tasks().resumeQueue({ name: parent() }));

/** Makes Cloud Tasks call the handler for a task now. */
export const runTask = async (name: string): Promise<void> => void (await tasks().runTask({ name: `${parent()}/tasks/${name}` }));

/** Rings an alarm with the test's clock, like the handler at that time. */
export const ringAt = (alarm: Alarm, at: number) =>
  ring({ ...runtime(), now: () => at, alarmClock: cloudTasksAlarmClock(cloudTasks(project())) }, alarm);
