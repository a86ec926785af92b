import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Refusal, targetOf } from './target.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const project = 'casting-example';
let root: string;
let files: Record<'env' | 'web' | 'stack', string>;

const change = async (path: string, by: (text: string) => string) =>
  writeFile(join(root, path), by(await readFile(join(root, path), 'utf8')));

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'deploy-'));
  await mkdir(join(root, 'infra'));
  await cp(join(repository, 'config'), join(root, 'config'), { recursive: true });
  files = { env: `config/.env.${project}`, web: `config/web.${project}.json`, stack: `infra/Pulumi.${project}.yaml` };
  await cp(join(repository, 'config/example.env'), join(root, files.env));
  await cp(join(repository, 'config/web.example.json'), join(root, files.web));
  await cp(join(repository, 'infra/Pulumi.example.yaml'), join(root, files.stack));
  await change(files.web, (text) => text.replaceAll(/"from `[^"]*"/g, '"a-key"'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const refusedFor = async (name: string | undefined, reason: string | RegExp) => {
  const attempt = targetOf(root, name);
  await expect(attempt).rejects.toThrow(Refusal);
  await expect(attempt).rejects.toThrow(reason);
};

test('a project with all files is accepted, with their settings', async () => {
  const target = await targetOf(root, project);
  expect(target.settings).toMatchObject({
    ENFORCE_APP_CHECK: 'true',
    SITE_URL: 'https://casting-example.web.app',
    SEAL_BUCKET: 'casting-example-seals',
  });
  expect(target.web).toMatchObject({ projectId: project, storageBucket: 'casting-example.firebasestorage.app' });
});

const refused = (reason: string | RegExp) => refusedFor(project, reason);

describe('nothing is deployed', () => {
  test.each([undefined, '', 'x', '../elsewhere', 'Casting'])('to %s, which is not a project id', (name) =>
    refusedFor(name, 'Name a project'),
  );

  test.each(['env', 'web', 'stack'] as const)('without the file %s; the answer names its example', async (name) => {
    await rm(join(root, files[name]));
    await refused(`${files[name]} is missing. Copy `);
  });

  test('with settings that the parser of firebase deploy refuses', async () => {
    await change(files.env, (text) => `${text}GCLOUD_PROJECT=casting-example\n`);
    await refused(/GCLOUD_PROJECT/);
    await change(files.env, () => 'not a setting\n');
    await refused('cannot be read by firebase deploy');
  });

  test('with a missing or misspelt setting, or an address without https', async () => {
    await change(files.env, (text) => text.replace(/^SEAL_KEY=.*$/m, ''));
    await refused('lacks SEAL_KEY');
    await change(files.env, (text) => `${text}SEAL_KEY=k\nSEAL_KEYS=k\n`);
    await refused('settings that nothing reads: SEAL_KEYS');
    await change(files.env, (text) => text.replace('SEAL_KEYS=k\n', '').replace('SITE_URL=https:', 'SITE_URL=http:'));
    await refused('SITE_URL has to begin with https://');
  });

  test('with the placeholders of the example instead of keys', async () => {
    await cp(join(repository, 'config/web.example.json'), join(root, files.web));
    await refused(/has to be filled in[\s\S]*recaptchaSiteKey/);
  });

  test('with a web configuration that is incomplete, not JSON, or of another project', async () => {
    await change(files.web, (text) => text.replace('"projectId": "casting-example"', '"projectId": "casting-other"'));
    await refused('is of the project casting-other');
    await change(files.web, (text) => text.replace(/"appId".*\n/, ''));
    await refused(/not complete[\s\S]*appId/);
    await change(files.web, () => '{');
    await refused('is no JSON');
  });
});
