import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defaultPorts, type Ports } from './ports.ts';

/** The project of the local stack; the `demo-` prefix keeps the SDKs away from Google's servers. */
export const project = 'demo-casting';
/** The region of functions and queues. */
export const region = 'asia-northeast1';
/** The name of the bucket of files. */
export const bucket = `${project}.appspot.com`;

/** The variables that point the real SDKs at the local servers, for functions, tests and tools. */
export const environmentOf = (ports: Ports, firestoreHost = `127.0.0.1:${ports.firestore}`) => ({
  GCLOUD_PROJECT: project,
  // Production sets it too; without it firebase-functions prints a warning.
  FIREBASE_CONFIG: JSON.stringify({ projectId: project, storageBucket: bucket }),
  FIRESTORE_EMULATOR_HOST: firestoreHost,
  FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
  PUBSUB_EMULATOR_HOST: `127.0.0.1:${ports.pubsub}`,
  CLOUD_TASKS_EMULATOR_HOST: `127.0.0.1:${ports.tasks}`,
  FUNCTIONS_BASE_URL: `http://127.0.0.1:${ports.functions}/${project}/${region}`,
  FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.functions}`,
  SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
  SITE_URL: `http://127.0.0.1:${ports.hosting}`,
  LOCAL_STACK_CONTROL: `127.0.0.1:${ports.control}`,
  // Without it the admin SDKs search for Google's metadata server and print a warning.
  METADATA_SERVER_DETECTION: 'none',
});

/** The folders outside the databases; they survive the loss of the databases. */
export const outsideFolders = ['seals', 'keys', 'erasures'] as const;

/** The folders of seals, of the wrapping key and of the ledger of erasures, in a data folder. */
export const outsideIn = (dataDir: string) =>
  Object.fromEntries(outsideFolders.map((name) => [`${name.toUpperCase()}_EMULATOR_FOLDER`, join(dataDir, name)]));

/**
 * Points a tool at GCLOUD_PROJECT with config/.env.PROJECT, or without it at the running local
 * stack.
 */
export const chooseTarget = (root: string): void => {
  const target = process.env.GCLOUD_PROJECT;
  if (!target) {
    Object.assign(process.env, environmentOf(defaultPorts), outsideIn(join(root, '.local')));
    return;
  }
  const settings = join(root, 'config', `.env.${target}`);
  if (existsSync(settings)) process.loadEnvFile(settings);
};
