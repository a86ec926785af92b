import { CloudTasksClient } from '@google-cloud/tasks';
import { grpc } from 'google-gax';
import { DAY } from '#domain/calendar/instants.ts';
import type { DeadlineKind } from '#domain/kernel/deadline.ts';
import { ServerFault } from '../eventStore/faults.ts';
import { isAlreadyExists } from '../eventStore/grpcStatus.ts';
import { QUEUE, REGION } from '../region.ts';

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
export const cloudTasksAlarmClock = (projectId: string): AlarmClock => {
  let client: CloudTasksClient | undefined;
  const parent = `projects/${projectId}/locations/${REGION}/queues/${QUEUE}`;
  return {
    arm: async (alarm, now) => {
      client ??= newClient();
      const at = ringsAt(alarm, now);
      const httpRequest = {
        url: `${functionsBaseUrl(projectId)}/${QUEUE}`,
        httpMethod: 'POST' as const,
        headers: { 'Content-Type': 'application/json' },
        body: Buffer.from(JSON.stringify({ data: alarm })).toString('base64'),
        oidcToken: { serviceAccountEmail: process.env.TASKS_SERVICE_ACCOUNT ?? `deadlines@${projectId}.iam.gserviceaccount.com` },
      };
      const scheduleTime = { seconds: Math.floor(at / 1000), nanos: (at % 1000) * 1_000_000 };
      try {
        await client.createTask({ parent, task: { name: `${parent}/tasks/${taskNameOf(alarm)}`, httpRequest, scheduleTime } });
      } catch (error) {
        if (!isAlreadyExists(error)) throw new ServerFault('tasks', error);
      }
    },
  };
};

const functionsBaseUrl = (projectId: string) => process.env.FUNCTIONS_BASE_URL ?? `https://${REGION}-${projectId}.cloudfunctions.net`;

const newClient = () => {
  const local = process.env.CLOUD_TASKS_EMULATOR_HOST;
  if (!local) return new CloudTasksClient();
  const [host, port] = local.split(':');
  return new CloudTasksClient({ apiEndpoint: host, port: Number(port), sslCreds: grpc.credentials.createInsecure() });
};
