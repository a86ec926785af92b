import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { REGION } from '#functions/platform/options.ts';
import { output } from '../deploy/gcloud.ts';
import { Refusal, targetOf } from '../deploy/target.ts';
import { exchangeDebugToken, smokeClient } from './client.ts';
import { SMOKE_SECRET } from './secretName.ts';
import { appCheckStep, dealSteps, playSmoke } from './steps.ts';

/* npm run smoke -- --project PROJECT: plays one deal with the test accounts. */

const account = z.strictObject({ email: z.email(), password: z.string().min(1), totpSecret: z.string().optional() });
const secret = z.strictObject({ client: account, talent: account, office: account, appCheckDebugToken: z.uuid() });

/** Null for invalid JSON: the parser's error would quote the secret. */
const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const readSecret = async (project: string): Promise<z.infer<typeof secret>> => {
  const text = await output(['gcloud', 'secrets', 'versions', 'access', 'latest', `--secret=${SMOKE_SECRET}`, `--project=${project}`]);
  // The values are passwords, so the message names fields only.
  const found = secret.safeParse(jsonIn(text));
  if (!found.success)
    throw new Refusal(
      `the secret ${SMOKE_SECRET} is not complete: ${found.error.issues.map(({ path }) => path.join('.') || 'it is no JSON').join(', ')}`,
    );
  return found.data;
};

const { values } = parseArgs({ options: { project: { type: 'string' } } });
try {
  const { project, settings, web } = await targetOf(fileURLToPath(new URL('../..', import.meta.url)), values.project);
  const { appCheckDebugToken, ...accounts } = await readSecret(project);
  const { apiKey, appId } = web;
  const client = smokeClient(
    {
      functions: `https://${REGION}-${project}.cloudfunctions.net`,
      documents: `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/documents`,
      identity: 'https://identitytoolkit.googleapis.com',
      apiKey,
      appCheckToken: () =>
        exchangeDebugToken(`https://firebaseappcheck.googleapis.com/v1/projects/${project}/apps/${appId}`, apiKey, appCheckDebugToken),
    },
    accounts,
  );
  if (settings.ENFORCE_APP_CHECK === 'false') console.log('App Check is switched off in config: its refusal is not tried.');
  const steps = [...(settings.ENFORCE_APP_CHECK === 'false' ? [] : [appCheckStep]), ...dealSteps];
  await playSmoke(client, steps, { say: console.log });
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
