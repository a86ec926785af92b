import { CloudTasksClient } from '@google-cloud/tasks';
import { ServerFault } from '../eventStore/faults.ts';
import { isAlreadyExists } from '../eventStore/grpcStatus.ts';
import { REGION, TASKS_ACCOUNT } from '../platform/options.ts';
import { carried } from '../platform/tracing.ts';

/** A call of the function with the queue's name, at `at` (ms) or later. */
export type NamedTask = { readonly queue: string; readonly name: string; readonly data: object; readonly at: number };

/**
 * Creates a task; does nothing if the name was used. Throws `ServerFault` if Cloud Tasks refuses.
 */
export type MakeTask = (task: NamedTask) => Promise<void>;

/** Tasks in Cloud Tasks. The client is created with the first task. */
export const cloudTasks = (
  projectId: string,
  options?: ConstructorParameters<typeof CloudTasksClient>[0],
  functionsUrl = `https://${REGION}-${projectId}.cloudfunctions.net`,
): MakeTask => {
  let client: CloudTasksClient | undefined;
  return async ({ queue, name, data, at }) => {
    client ??= new CloudTasksClient(options);
    const parent = `projects/${projectId}/locations/${REGION}/queues/${queue}`;
    const httpRequest = {
      url: `${functionsUrl}/${queue}`,
      httpMethod: 'POST' as const,
      headers: { 'Content-Type': 'application/json', ...carried() },
      body: Buffer.from(JSON.stringify({ data })).toString('base64'),
      oidcToken: { serviceAccountEmail: `${TASKS_ACCOUNT}${projectId}.iam.gserviceaccount.com` },
    };
    const scheduleTime = { seconds: Math.floor(at / 1000), nanos: (at % 1000) * 1_000_000 };
    try {
      await client.createTask({ parent, task: { name: `${parent}/tasks/${name}`, httpRequest, scheduleTime } });
    } catch (error) {
      if (!isAlreadyExists(error)) throw new ServerFault('tasks', error);
    }
  };
};
