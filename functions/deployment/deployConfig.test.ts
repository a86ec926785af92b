import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bundleFunctions } from './bundle.ts';
import { policyFor, settingsOf, UPLOAD_FILES, writeDeployConfig } from './deployConfig.ts';

// The CLI's own parser: a copy would accept what the CLI refuses.
const require = createRequire(import.meta.url);
const { parseStrict, loadUserEnvs } = require('firebase-tools/lib/functions/env') as {
  parseStrict(text: string): Record<string, string>;
  loadUserEnvs(options: object): Record<string, string>;
};
const { resolveConfigDir } = require('firebase-tools/lib/functions/projectConfig') as {
  resolveConfigDir(config: object): string | undefined;
};

const repository = fileURLToPath(new URL('../..', import.meta.url));
const stored = (name: string) => readFile(join(repository, name), 'utf8');

/** The example file that an operator copies. */
const documented = () => stored('config/example.env');

describe('the example of an environment file', () => {
  test('is valid for the CLI’s parser and has every setting of the functions', async () => {
    const settings = parseStrict(await documented());
    const sources = await Promise.all(
      ['platform/settings.ts', 'platform/options.ts', 'effects/senderSettings.ts'].map((name) => stored(`functions/${name}`)),
    );
    const declared = sources.flatMap((source) =>
      [...source.matchAll(/(?:define(?:Boolean|String|Int)|protection)\('(\w+)'/g)].map(([, name]) => name),
    );
    expect(declared.length).toBeGreaterThan(6);
    expect(declared.filter((name) => !((name as string) in settings))).toEqual([]);
    expect(settings).toMatchObject({ ENFORCE_APP_CHECK: 'true', REQUIRE_SECOND_FACTOR: 'true' });
    expect(Object.keys(settings).filter((name) => /EMULATOR/.test(name))).toEqual([]);
  });
});

describe('a build', () => {
  let root: string;
  const web = { projectId: 'casting-prod', storageBucket: 'casting-prod.firebasestorage.app', authDomain: 'login.example.jp' };
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'deploy-'));
    await mkdir(join(root, 'config'));
    for (const name of ['firebase.json', 'firestore.rules']) await writeFile(join(root, name), await stored(name));
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  const built = async () => {
    const name = await writeDeployConfig(root, web);
    return JSON.parse(await readFile(join(root, name), 'utf8')) as {
      firestore: { database: string; rules: string }[];
      functions: [{ source: string; configDir: string }];
      hosting: { public: string };
    };
  };
  const policies = async () =>
    [...(await readFile(join(root, 'firebase.casting-prod.json'), 'utf8')).matchAll(/default-src[^"]*/g)].join('\n');
  const builtRules = async () => (await built()).firestore.find(({ database }) => database === '(default)')?.rules as string;
  const rules = async (path: string) => readFile(join(root, path), 'utf8');

  test('does not change the configuration, and the CLI finds it, also after a second build', async () => {
    await writeFile(join(root, 'config/.env.casting-prod'), await documented());
    for (let time = 0; time < 2; time++) {
      const { functions } = await built();
      const [codebase] = functions;
      await bundleFunctions(join(root, codebase.source));
      const configDir = resolveConfigDir(codebase);
      expect(configDir).toBe('config');
      const found = loadUserEnvs({
        functionsSource: join(root, codebase.source),
        configDir: join(root, configDir as string),
        projectId: web.projectId,
        projectDir: root,
      });
      expect(found).toEqual(parseStrict(await documented()));
    }
  });

  test('requires a second factor of the office unless the configuration turns it off, in rules and functions', async () => {
    const strict = await stored('firestore.rules');
    expect(await rules(await builtRules())).toBe(strict);
    await writeFile(join(root, 'config/.env.casting-prod'), 'REQUIRE_SECOND_FACTOR=false\n');
    expect(await rules(await builtRules())).not.toBe(strict);
    await writeFile(join(root, 'config/.env'), 'REQUIRE_SECOND_FACTOR=false\n');
    await writeFile(join(root, 'config/.env.casting-prod'), 'REQUIRE_SECOND_FACTOR=true\n');
    expect(await rules(await builtRules())).toBe(strict);
    expect(await settingsOf(root, 'another')).toEqual({ REQUIRE_SECOND_FACTOR: 'false' });
  });

  test('lets pages call only the project’s own hosts, and read only its own bucket', async () => {
    await built();
    const policy = await policies();
    expect(policy).toContain('https://asia-northeast1-casting-prod.cloudfunctions.net');
    expect(policy).toMatch(/frame-src [^;]*https:\/\/login\.example\.jp/);
    // Only the player of YouTube, no pictures.
    expect(policy.match(/[\w-]+-src [^;]*(?:youtube|ytimg)[^;]*/g)).toEqual([
      expect.stringMatching(/^frame-src [^;]* https:\/\/www\.youtube-nocookie\.com /),
    ]);
    const buckets = [...policy.matchAll(/https:\/\/(?:firebase)?storage\.googleapis\.com\S*/g)].map(([source]) => source.replace(';', ''));
    expect([...new Set(buckets)]).toEqual([
      `https://firebasestorage.googleapis.com/v0/b/${web.storageBucket}/`,
      `https://storage.googleapis.com/${web.storageBucket}/`,
    ]);
    expect(policy).not.toMatch(/\*|PROJECT_ID|STORAGE_BUCKET|googletagmanager|google-analytics|run\.app/);
  });

  test('lets only the site write to the bucket of uploads, and deletes unused uploads', async () => {
    await writeFile(
      join(root, 'config/.env.casting-prod'),
      'SITE_URL=https://casting.example.jp/\nMORE_ORIGINS=https://casting-prod.web.app\n',
    );
    await built();
    const read = async (path: string) => JSON.parse(await readFile(join(root, path), 'utf8')) as unknown;
    expect(await read(UPLOAD_FILES.cors)).toEqual([
      {
        origin: ['https://casting.example.jp', 'https://casting-prod.web.app'],
        method: ['PUT'],
        maxAgeSeconds: 3_600,
        responseHeader: ['content-type', 'x-goog-content-length-range', 'x-goog-if-generation-match'],
      },
    ]);
    expect(await read(UPLOAD_FILES.lifecycle)).toEqual({
      rule: [{ action: { type: 'Delete' }, condition: { age: 1, matchesPrefix: ['uploads/'] } }],
    });
  });

  test('allows the hosts of analytics only if analytics are configured', () => {
    const policy = "script-src 'self'; connect-src 'self'; object-src 'none'";
    const own = { projectId: 'p', storageBucket: 'b' };
    expect(policyFor(policy, own)).toBe(policy);
    expect(policyFor(policy, { ...own, measurementId: 'G-1' })).toBe(
      "script-src 'self' https://www.googletagmanager.com; connect-src 'self' https://*.google-analytics.com https://*.analytics.google.com; object-src 'none'",
    );
  });
});
