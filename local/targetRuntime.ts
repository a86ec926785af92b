import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Runtime } from '#functions/ports.ts';
import { environmentOf, isLocal } from './stack/environment.ts';
import { defaultPorts } from './stack/ports.ts';

/**
 * The runtime of a tool, with GCLOUD_PROJECT and config/.env.PROJECT, or without it with the
 * running local stack. Sets the environment before the SDKs are loaded.
 */
export const targetRuntime = async (): Promise<Runtime> => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const target = process.env.GCLOUD_PROJECT;
  const settings = join(root, 'config', `.env.${target}`);
  if (!target) Object.assign(process.env, environmentOf(defaultPorts, join(root, '.local')));
  else if (existsSync(settings)) process.loadEnvFile(settings);
  return isLocal() ? (await import('./runtime.ts')).localRuntime() : (await import('#functions/runtime.ts')).createRuntime();
};
