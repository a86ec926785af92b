import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defaultPorts, type Ports } from './ports.ts';

export const project = 'demo-casting';
export const region = 'asia-northeast1';

/**
 * The variables that point the real SDKs at the local servers; for the functions host, for tests
 * and for tools.
 */
export const environmentOf = (ports: Ports, firestoreHost = `127.0.0.1:${ports.firestore}`) => ({
  GCLOUD_PROJECT: project,
  // Production sets it too; without it firebase-functions warns at every start.
  FIREBASE_CONFIG: JSON.stringify({ projectId: project, storageBucket: `${project}.appspot.com` }),
  FIRESTORE_EMULATOR_HOST: firestoreHost,
  FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
  PUBSUB_EMULATOR_HOST: `127.0.0.1:${ports.pubsub}`,
  CLOUD_TASKS_EMULATOR_HOST: `127.0.0.1:${ports.tasks}`,
  FUNCTIONS_BASE_URL: `http://127.0.0.1:${ports.functions}/${project}/${region}`,
  FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.functions}`,
  SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
  SITE_URL: `http://127.0.0.1:${ports.hosting}`,
  LOCAL_STACK_CONTROL: `127.0.0.1:${ports.control}`,
  // The admin SDKs would otherwise look for Google's metadata server and warn that there is none.
  METADATA_SERVER_DETECTION: 'none',
});

/**
 * The folders of what a stack keeps outside its databases: what was lost there does not take it
 * along.
 */
export const outsideFolders = ['seals', 'keys', 'erasures'] as const;

/**
 * Where a stack with this data folder keeps its seals, the key file that wraps people's keys, and
 * the ledger of erasures.
 */
export const outsideIn = (dataDir: string) =>
  Object.fromEntries(outsideFolders.map((name) => [`${name.toUpperCase()}_EMULATOR_FOLDER`, join(dataDir, name)]));

/**
 * Points a tool at its servers: at the project that GCLOUD_PROJECT names, with the settings of
 * config/.env.PROJECT, or without one at the local stack that `npm start` runs.
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
