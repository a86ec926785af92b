import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';

// The parser of `firebase deploy`: a copy would accept settings that it refuses.
const { parseStrict } = createRequire(import.meta.url)('firebase-tools/lib/functions/env') as {
  parseStrict(text: string): Record<string, string>;
};

/** The settings of a project: config/.env.PROJECT and config/web.PROJECT.json. */
export type Target = {
  readonly project: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly web: z.infer<typeof webSchema>;
};

/** A key has no spaces, unlike the placeholder in the example. */
const key = z.string().regex(/^\S+$/, 'has to be filled in');

const webSchema = z.strictObject({
  apiKey: key,
  authDomain: z.string().min(1),
  projectId: z.string().min(1),
  storageBucket: z.string().min(1),
  appId: z.string().min(1),
  recaptchaSiteKey: key,
  vapidKey: z.string(),
  measurementId: z.string().optional(),
  messagingSenderId: z.string().optional(),
});

/** The reason why nothing is deployed. */
export class Refusal extends Error {}

const refuse = (reason: string): never => {
  throw new Refusal(reason);
};

const read = async (root: string, path: string, example: string): Promise<string> => {
  try {
    return await readFile(join(root, path), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return refuse(`${path} is missing. Copy ${example} and fill it in.`);
    throw error;
  }
};

const messageOf = (error: unknown): string => {
  // Errors of firebase-tools contain their causes.
  const { message, children = [] } = error as { message: string; children?: readonly { readonly message?: string }[] };
  return [message, ...children.map((each) => each.message)].join('; ');
};

/** Parses the settings like `firebase deploy`. Throws `Refusal` with the faults of the file. */
const settingsIn = (path: string, text: string, example: string): Record<string, string> => {
  let settings: Record<string, string>;
  try {
    settings = parseStrict(text);
  } catch (error) {
    return refuse(`${path} cannot be read by firebase deploy: ${messageOf(error)}`);
  }
  const known = Object.keys(parseStrict(example));
  const missing = known.filter((name) => !(name in settings));
  if (missing.length > 0) return refuse(`${path} lacks ${missing.join(', ')}. config/example.env says what they are for.`);
  const unknown = Object.keys(settings).filter((name) => !known.includes(name));
  if (unknown.length > 0) return refuse(`${path} has settings that nothing reads: ${unknown.join(', ')}.`);
  if (!/^https:\/\//.test(settings.SITE_URL ?? '')) return refuse(`${path}: SITE_URL has to begin with https://.`);
  return settings;
};

const webIn = (path: string, text: string, project: string): Target['web'] => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return refuse(`${path} is no JSON: ${messageOf(error)}`);
  }
  const web = webSchema.safeParse(json);
  if (!web.success) return refuse(`${path} is not complete: ${z.prettifyError(web.error)}`);
  if (web.data.projectId !== project) return refuse(`${path} is of the project ${web.data.projectId}, not of ${project}.`);
  return web.data;
};

/** Reads the settings of a project. Throws `Refusal` if one is missing or invalid. */
export const targetOf = async (root: string, project: string | undefined): Promise<Target> => {
  if (!project || !/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(project)) return refuse('Name a project: npm run deploy -- --project PROJECT');
  const env = `config/.env.${project}`;
  const example = await readFile(join(root, 'config/example.env'), 'utf8');
  const settings = settingsIn(env, await read(root, env, 'config/example.env'), example);
  const web = `config/web.${project}.json`;
  const webConfig = webIn(web, await read(root, web, 'config/web.example.json'), project);
  await read(root, `infra/Pulumi.${project}.yaml`, 'infra/Pulumi.example.yaml');
  return { project, settings, web: webConfig };
};
