import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { UPLOADS, uploadHeaders } from '../media/objectStore.ts';
import { isProtected, siteOrigins } from '../platform/settings.ts';

const asked = 'function signedInAsRequired() { return request.auth.token.firebase.sign_in_second_factor is string; }';
const notAsked = 'function signedInAsRequired() { return true; }';

/**
 * The database rules for an environment. firestore.rules requires the office's second factor; if
 * REQUIRE_SECOND_FACTOR is off, the rules do not. Throws if the line is not found.
 */
export const rulesFor = (rules: string, env: NodeJS.ProcessEnv): string => {
  if (rules.split(asked).length !== 2) throw new Error('firestore.rules does not ask for the second factor in the one known line');
  return isProtected('REQUIRE_SECOND_FACTOR', env) ? rules : rules.replace(asked, notAsked);
};

/** Days after which an unused upload is deleted. */
const LEFT_DAYS = 1;

/** CORS settings for `gcloud storage buckets update`: the site may write to signed addresses. */
const uploadCors = (origins: readonly string[]) => [
  { origin: origins, method: ['PUT'], maxAgeSeconds: 3_600, responseHeader: Object.keys(uploadHeaders({ contentType: '', bytesMax: 0 })) },
];

/** Settings for `gcloud storage buckets update --lifecycle-file`: unused uploads are deleted. */
const uploadLifecycle = {
  rule: [{ action: { type: 'Delete' }, condition: { age: LEFT_DAYS, matchesPrefix: [UPLOADS] } }],
};

type Header = { readonly key: string; readonly value: string };
type FirebaseConfig = {
  readonly firestore: readonly { readonly database: string; readonly rules: string }[];
  readonly hosting: { readonly headers: readonly { readonly source: string; readonly headers: readonly Header[] }[] };
};

/** The project's settings in the build of the web app (VITE_FIREBASE_CONFIG). */
export type WebConfig = {
  readonly projectId: string;
  readonly storageBucket: string;
  readonly authDomain?: string;
  readonly measurementId?: string;
};

const analyticsHosts: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['https://www.googletagmanager.com'],
  'connect-src': ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
};

/** Fills the project's hosts into a content security policy, with analytics if configured. */
export const policyFor = (policy: string, { projectId, storageBucket, authDomain, measurementId }: WebConfig): string =>
  policy
    .replaceAll('https://PROJECT_ID.firebaseapp.com', `https://${authDomain ?? `${projectId}.firebaseapp.com`}`)
    .replaceAll('PROJECT_ID', projectId)
    .replaceAll('STORAGE_BUCKET', storageBucket)
    .split('; ')
    .map((directive) => [directive, ...(measurementId ? (analyticsHosts[directive.split(' ')[0] ?? ''] ?? []) : [])].join(' '))
    .join('; ');

/** firebase.json for one project: its hosts, and the path of its rules. */
export const deployConfig = <Config extends FirebaseConfig>(config: Config, web: WebConfig, rules: string) => ({
  ...config,
  firestore: config.firestore.map((each) => (each.database === '(default)' ? { ...each, rules } : each)),
  hosting: {
    ...config.hosting,
    headers: config.hosting.headers.map((rule) => ({
      ...rule,
      headers: rule.headers.map((header) =>
        header.key === 'Content-Security-Policy' ? { ...header, value: policyFor(header.value, web) } : header,
      ),
    })),
  },
});

const RULES = 'dist/firestore.rules';
export const UPLOAD_FILES = { cors: 'dist/uploads.cors.json', lifecycle: 'dist/uploads.lifecycle.json' } as const;

const settingsIn = async (file: string): Promise<NodeJS.Dict<string>> => {
  try {
    return parseEnv(await readFile(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
};

/** The settings of the functions in a project: config/.env overridden by config/.env.PROJECT. */
export const settingsOf = async (root: string, projectId: string): Promise<NodeJS.ProcessEnv> => {
  const [common, own] = await Promise.all(['.env', `.env.${projectId}`].map((name) => settingsIn(join(root, 'config', name))));
  return { ...common, ...own } as NodeJS.ProcessEnv;
};

/**
 * Writes firebase.PROJECT.json for `firebase deploy --config`, its rules, and the settings of the
 * bucket of uploads. Returns the file name.
 */
export const writeDeployConfig = async (root: string, web: WebConfig): Promise<string> => {
  const file = `firebase.${web.projectId}.json`;
  const [config, rules, settings] = await Promise.all([
    readFile(join(root, 'firebase.json'), 'utf8'),
    readFile(join(root, 'firestore.rules'), 'utf8'),
    settingsOf(root, web.projectId),
  ]);
  await mkdir(join(root, 'dist'), { recursive: true });
  await writeFile(join(root, RULES), rulesFor(rules, settings));
  await writeFile(join(root, UPLOAD_FILES.cors), JSON.stringify(uploadCors(siteOrigins(settings))));
  await writeFile(join(root, UPLOAD_FILES.lifecycle), JSON.stringify(uploadLifecycle));
  await writeFile(join(root, file), `${JSON.stringify(deployConfig(JSON.parse(config) as FirebaseConfig, web, RULES), null, 2)}\n`);
  return file;
};

if (import.meta.main) {
  const web = JSON.parse(process.env.VITE_FIREBASE_CONFIG ?? '{}') as Partial<WebConfig>;
  const { projectId, storageBucket } = web;
  if (projectId && storageBucket)
    console.log(
      `${await writeDeployConfig(fileURLToPath(new URL('../..', import.meta.url)), { ...web, projectId, storageBucket })} is written`,
    );
  else console.log('VITE_FIREBASE_CONFIG names no project or bucket: no configuration for a deployment is written');
}
