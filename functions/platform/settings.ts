import { defineBoolean, defineString } from 'firebase-functions/params';
import type { z } from 'zod';
import type { Issuer } from '#domain/money/invoice/content.ts';
import { issuerSetting } from '#domain/money/invoice/issuer.ts';
import { type Origin, originSetting } from '#domain/money/transfer/transferFile.ts';
import { reportError } from './log.ts';

/** A protective switch fails closed: only the word `false` turns it off. */
export const isProtected = (name: string, env: NodeJS.ProcessEnv = process.env): boolean => env[name] !== 'false';

const protection = (name: string, description: string) => {
  const { name: declared } = defineBoolean(name, { default: true, description });
  return (): boolean => isProtected(declared);
};

export const appCheckEnforced = protection('ENFORCE_APP_CHECK', 'Callables refuse browsers without an App Check token');

/**
 * Whether the office must sign in with a second factor. firestore.rules contain the same rule
 * (`functions/deployment/deployConfig.ts`).
 */
export const secondFactorRequired = protection('REQUIRE_SECOND_FACTOR', 'The office has to sign in with a second factor');

const LOCAL_SITE = 'http://127.0.0.1:5000';
const site = defineString('SITE_URL', { default: LOCAL_SITE, description: 'The address of the web app: where the links in mails lead' });
const moreOrigins = defineString('MORE_ORIGINS', {
  default: '',
  description: 'Other origins of the web app that may call the functions, separated by commas',
});

/** The web app's address, without a slash at the end. */
export const siteUrl = (env: NodeJS.ProcessEnv = process.env): string => (env[site.name] || LOCAL_SITE).replace(/\/$/, '');

/** The origins of the web app, which may call the functions: from SITE_URL and MORE_ORIGINS. */
export const siteOrigins = (env: NodeJS.ProcessEnv = process.env): string[] =>
  [siteUrl(env), ...(env[moreOrigins.name] ?? '').split(',')]
    .map((origin) => origin.trim())
    .filter((origin) => URL.canParse(origin))
    .map((origin) => new URL(origin).origin);

const sealKey = defineString('SEAL_KEY', {
  default: '',
  description: 'The key version of Cloud KMS that signs the daily seals (projects/…/cryptoKeyVersions/1)',
});
const sealBucket = defineString('SEAL_BUCKET', { default: '', description: 'The bucket with a retention lock that keeps the daily seals' });

/** The key and the bucket of the daily seals. Throws if the deployment sets none. */
export const sealSettings = (): { readonly key: string; readonly bucket: string } => {
  const [key, bucket] = [sealKey, sealBucket].map(({ name }) => process.env[name]);
  if (!key || !bucket) throw new Error('SEAL_KEY and SEAL_BUCKET are not set: the log is not sealed');
  return { key, bucket };
};

const keysKey = defineString('KEYS_KEY', {
  default: '',
  description: 'The key of Cloud KMS that the keys of people are wrapped with (projects/…/cryptoKeys/keys)',
});
const erasuresBucket = defineString('ERASURES_BUCKET', {
  default: '',
  description: 'The bucket with a retention lock that keeps the ledger of erasures',
});

/** A setting without which the deployment does not work. `lack`: what does not. */
const required = (name: string, lack: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: ${lack}`);
  return value;
};

/** The KMS key that wraps people's keys. Throws if the deployment sets none. */
export const keysSetting = (): string => required(keysKey.name, 'no key of a person can be read');

/** The bucket of the ledger of erasures. Throws if the deployment sets none. */
export const erasuresSetting = (): string => required(erasuresBucket.name, 'nobody can be erased');

const traces = defineString('TRACES_ENDPOINT', {
  default: '',
  description: 'Where traces are sent by OTLP (https://telemetry.googleapis.com/v1/traces, or a collector); empty: none are recorded',
});
const tracesShare = defineString('TRACES_SHARE', { default: '0.05', description: 'The share of traces that is recorded, 0 to 1' });

/** Where traces are sent (OTLP URL), and the share of traces that is recorded (0 to 1). */
export type TraceSettings = { readonly endpoint: string; readonly share: number };

/**
 * Null if no traces are recorded: no endpoint, or a share that is not a number above 0, at most 1.
 */
export const traceSettings = (env: NodeJS.ProcessEnv = process.env): TraceSettings | null => {
  const endpoint = env[traces.name] ?? '';
  const share = Number(env[tracesShare.name] || '0.05');
  return URL.canParse(endpoint) && share > 0 && share <= 1 ? { endpoint, share } : null;
};

const issuer = defineString('INVOICE_ISSUER', {
  default: '',
  description: 'Who issues invoices, as JSON: name, address, registrationNumber (T and 13 digits), isCorporation, bank',
});

/** A setting as JSON; null if it is missing or invalid (the latter is reported). */
const jsonSetting = <Schema extends z.ZodType>(name: string, schema: Schema, env: NodeJS.ProcessEnv): z.infer<Schema> | null => {
  const said = env[name];
  if (!said) return null;
  try {
    return schema.parse(JSON.parse(said));
  } catch (error) {
    reportError(error, { setting: name });
    return null;
  }
};

/** The issuer of invoices; null if the setting is missing or invalid (the latter is reported). */
export const invoiceIssuer = (env: NodeJS.ProcessEnv = process.env): Issuer | null => jsonSetting(issuer.name, issuerSetting, env);

const origin = defineString('TRANSFER_ORIGIN', {
  default: '',
  description:
    'From where casts are paid, as JSON: code (委託者コード, 10 digits), name (kana), bankCode, branchCode, kind (ORDINARY or CURRENT), number',
});

/** The operator's account for transfers; null if the setting is missing or invalid (reported). */
export const transferOrigin = (env: NodeJS.ProcessEnv = process.env): Origin | null => jsonSetting(origin.name, originSetting, env);
