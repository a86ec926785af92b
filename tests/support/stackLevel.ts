import { setTimeout as pause } from 'node:timers/promises';
import type { CloudTasksClient } from '@google-cloud/tasks';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { Alarm } from '#functions/effects/deadlines/alarmClock.ts';
import { KEYS_DATABASE } from '#functions/platform/firestorePaths.ts';
import { DEADLINES_QUEUE, REGION } from '#functions/platform/options.ts';
import { connectToStack } from '#local/stack/controlServer.ts';
import type { Level, Session } from './level.ts';

const parent = () => `projects/${process.env.GCLOUD_PROJECT}/locations/${REGION}/queues/${DEADLINES_QUEUE}`;

// Loaded on first use: few tests ask Cloud Tasks.
const tasks = async (): Promise<CloudTasksClient> => {
  const [{ CloudTasksClient: Client }, { grpc }] = await Promise.all([import('@google-cloud/tasks'), import('google-gax')]);
  const [host, port] = (process.env.CLOUD_TASKS_EMULATOR_HOST as string).split(':');
  return new Client({ apiEndpoint: host as string, port: Number(port), sslCreds: grpc.credentials.createInsecure() });
};

/** The first and the longest pause (ms); pauses grow while the result is missing. */
const [FIRST_MS, LONGEST_MS] = [20, 100];

/** The local stack: real servers, reached over HTTP, and the real time. */
export const stackLevel: Level = {
  now: Date.now,
  request: (address, init) => fetch(`${process.env.FUNCTIONS_BASE_URL}/${address}`, init),
  signIn: async (email, password) => {
    const url = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`;
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    });
    const session = (await answer.json()) as Partial<Session>;
    if (!session.idToken) throw new Error(`sign-in of ${email} failed: ${answer.status}`);
    return session as Session;
  },
  caughtMails: () => connectToStack().caughtMails(),
  runSchedule: (name) => connectToStack().runSchedule(name),
  alarms: async () => {
    const [found] = await (await tasks()).listTasks({ parent: parent(), responseView: 'FULL' });
    return found.map(({ name, scheduleTime, httpRequest }) => {
      const { data } = JSON.parse(Buffer.from(httpRequest?.body as Uint8Array).toString('utf8')) as { data: Alarm };
      const scheduledAt = Number(scheduleTime?.seconds) * 1000 + Math.round((scheduleTime?.nanos ?? 0) / 1_000_000);
      return { ...data, name: (name as string).split('/').at(-1) as string, scheduledAt };
    });
  },
  pauseAlarms: async (isPaused) => {
    const client = await tasks();
    if (isPaused) await client.pauseQueue({ name: parent() });
    else await client.resumeQueue({ name: parent() });
  },
  runAlarm: async (name) => void (await (await tasks()).runTask({ name: `${parent()}/tasks/${name}` })),
  keysDatabase: () => {
    const name = `keys of ${process.env.FIRESTORE_EMULATOR_HOST}`;
    const app = getApps().find((known) => known.name === name) ?? initializeApp({ projectId: process.env.GCLOUD_PROJECT as string }, name);
    return getFirestore(app, KEYS_DATABASE);
  },
  reach: async (at) => void (await pause(Math.max(0, at - Date.now()))),
  pause: async (attempt) => void (await pause(Math.min(FIRST_MS + 10 * attempt, LONGEST_MS))),
};
