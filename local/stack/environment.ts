import { join } from 'node:path';
import { siteName } from '#domain/kernel/siteName.ts';
import type { Issuer } from '#domain/money/invoice/content.ts';
import { zenginText } from '#domain/money/payee/zenginText.ts';
import type { Origin } from '#domain/money/transfer/transferFile.ts';
import type { Ports } from './ports.ts';

/** The project of the local stack; the `demo-` prefix keeps the SDKs away from Google's servers. */
export const project = 'demo-casting';
export const region = 'asia-northeast1';
export const bucket = `${project}.appspot.com`;

export const localIssuer: Issuer = {
  name: `${siteName}事務局`,
  address: '〒100-0000 東京都千代田区0-0-0',
  registrationNumber: 'T7123456789012',
  bank: 'ひろば銀行 本店営業部（001） 普通 0123456',
};

/** A fictional account from which casts are paid. */
const localOrigin: Origin = {
  code: '0123456789',
  name: zenginText(siteName),
  bankCode: '0149',
  branchCode: '001',
  kind: 'ORDINARY',
  number: '0123456',
};

/** Settings of the functions that a deployment sets in config/. */
export const localSettings = {
  ENFORCE_APP_CHECK: 'false',
  REQUIRE_SECOND_FACTOR: 'false',
  TRANSFER_ORIGIN: JSON.stringify(localOrigin),
  INVOICE_ISSUER: JSON.stringify({ ...localIssuer, isCorporation: false }),
};

/**
 * The variables that point the real SDKs and `local/runtime.ts` at the local servers, for
 * functions, tests and tools.
 */
export const environmentOf = (ports: Ports, dataDir: string, firestoreHost = `127.0.0.1:${ports.firestore}`) => ({
  ...localSettings,
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
  // `npm run dev:web` serves the second one.
  MORE_ORIGINS: `http://localhost:${ports.hosting},http://localhost:5173`,
  LOCAL_DATA: dataDir,
  LOCAL_STACK_CONTROL: `127.0.0.1:${ports.control}`,
  // Without it the admin SDKs search for Google's metadata server and print a warning.
  METADATA_SERVER_DETECTION: 'none',
});

/** The value of a variable. Throws if it is not set. */
export const fromEnvironment = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`the environment variable ${name} is not set`);
  return value;
};

/** The folder of pictures, movies and PDFs. */
export const storageFolder = (dataDir: string) => join(dataDir, 'storage');

/** The folders outside the databases; they survive the loss of the databases. */
export const outsideFolders = ['seals', 'keys', 'erasures'] as const;

export const isLocal = (): boolean => process.env.GCLOUD_PROJECT === project;
