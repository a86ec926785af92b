import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { invoicePaper } from '#domain/money/invoice/papers.ts';
import { services } from '#domain/office/operation/addresses.ts';
import { invoiceIssued } from '#domain/testing/invoices.ts';
import * as functions from '../index.ts';
import { TRANSCODING_MS } from '../media/makeMovieReady.ts';
import { PAGE } from '../media/testing/pdfs.ts';
import { bundleFunctions } from './bundle.ts';

type Endpoint = {
  readonly region: readonly string[];
  readonly serviceAccountEmail: string;
  readonly availableMemoryMb: number;
  readonly timeoutSeconds: number;
  readonly concurrency: number;
  readonly minInstances: unknown;
  readonly maxInstances: number;
  readonly secretEnvironmentVariables?: readonly { readonly key: string }[];
  readonly eventTrigger?: { readonly eventType: string; readonly eventFilters: object; readonly retry: boolean };
  readonly taskQueueTrigger?: {
    readonly retryConfig: Readonly<Record<string, unknown>>;
    readonly rateLimits: Readonly<Record<string, unknown>>;
    readonly invoker?: readonly string[];
  };
  readonly scheduleTrigger?: { readonly schedule: string };
};

const packages = new URL('../../node_modules', import.meta.url);
let folder: string;
let endpoints: Record<string, Endpoint>;

/** Like `firebase deploy`: bundles, loads the bundle alone, and reads the endpoints to deploy. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'functions-'));
  await bundleFunctions(folder);
  await symlink(packages, join(folder, 'node_modules'));
  const loader = fileURLToPath(new URL('firebase-functions/lib/bin/firebase-functions.js', `${packages.href}/`));
  const manifest = join(folder, 'manifest.json');
  const env = { PATH: process.env.PATH, FUNCTIONS_MANIFEST_OUTPUT_PATH: manifest, GCLOUD_PROJECT: 'demo-deployment' };
  await promisify(execFile)(process.execPath, [loader, '.'], { cwd: folder, env });
  endpoints = (JSON.parse(await readFile(manifest, 'utf8')) as { endpoints: Record<string, Endpoint> }).endpoints;
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const of = (kind: 'eventTrigger' | 'taskQueueTrigger' | 'scheduleTrigger') =>
  Object.entries(endpoints).filter(([, endpoint]) => endpoint[kind] !== undefined);

const outlivesBrowser = (seconds: number) => seconds * 1000 > businessRules.callTimeout;

describe('the deployed functions', () => {
  test('are all exports of index.ts, in Tokyo', () => {
    expect(Object.keys(endpoints).sort()).toEqual(Object.keys(functions).sort());
    for (const [name, { region }] of Object.entries(endpoints)) expect([name, region]).toEqual([name, ['asia-northeast1']]);
  });

  test('for users run longer than the browser’s 70 seconds and can be kept warm; few pictures are processed at once', () => {
    const warm = '{{ params.WARM_INSTANCES }}';
    expect(endpoints.commands).toMatchObject({ concurrency: 80, availableMemoryMb: 512, maxInstances: 40, minInstances: warm });
    expect(endpoints.files).toMatchObject({ concurrency: 4, availableMemoryMb: 1024, maxInstances: 20, minInstances: warm });
    expect(endpoints.reads).toMatchObject({ concurrency: 80, availableMemoryMb: 512, maxInstances: 10, minInstances: 0 });
    expect(endpoints.search).toMatchObject({ concurrency: 16, availableMemoryMb: 1024, maxInstances: 40, minInstances: warm });
    for (const name of Object.keys(services))
      expect([name, endpoints[name]?.timeoutSeconds ?? 0]).toEqual([name, expect.toSatisfy(outlivesBrowser)]);
  });

  test('for guests have few instances', () => {
    expect(endpoints.errorReports).toMatchObject({ maxInstances: 2, timeoutSeconds: 30 });
    for (const guests of [endpoints.guardianAnswers, endpoints.guestContacts])
      expect(guests).toMatchObject({ maxInstances: 2, timeoutSeconds: 120 });
  });

  test('on the topics of events ask for redelivery', () => {
    const topics = { policies: 'effects', projections: 'events' };
    expect(of('eventTrigger').map(([name]) => name)).toEqual(['mails', ...Object.keys(topics)]);
    for (const [name, topic] of Object.entries(topics))
      expect(endpoints[name]).toMatchObject({
        eventTrigger: { eventType: 'google.cloud.pubsub.topic.v1.messagePublished', eventFilters: { topic }, retry: true },
        timeoutSeconds: 120,
        concurrency: 40,
      });
  });

  test('for mails get each message once, few at a time, since the sweep retries failures', () => {
    expect(endpoints.mails).toMatchObject({
      eventTrigger: { eventFilters: { topic: 'mails' }, retry: false },
      concurrency: 3,
      maxInstances: 2,
    });
  });

  test('of the deadlines’ queue get ten attempts, twenty at once', () => {
    expect(of('taskQueueTrigger').map(([name]) => name)).toEqual(['deadlines', 'movies']);
    const { retryConfig, rateLimits } = endpoints.deadlines?.taskQueueTrigger ?? {};
    expect(retryConfig).toMatchObject({ maxAttempts: 10, minBackoffSeconds: 5, maxBackoffSeconds: 300 });
    expect(rateLimits).toMatchObject({ maxConcurrentDispatches: 20 });
  });

  test('of queues accept Cloud Tasks only, with an account that runs no function', () => {
    expect(of('taskQueueTrigger').map(([name, { taskQueueTrigger }]) => [name, taskQueueTrigger?.invoker])).toEqual([
      ['deadlines', ['deadlines@']],
      ['movies', ['deadlines@']],
    ]);
    expect(Object.values(endpoints).map(({ serviceAccountEmail }) => serviceAccountEmail)).not.toContain('deadlines@');
  });

  test('for movies have a machine with two cores and three attempts', () => {
    expect(endpoints.movies).toMatchObject({ availableMemoryMb: 2_048, cpu: 2, timeoutSeconds: 540, concurrency: 1, maxInstances: 5 });
    expect(endpoints.movies?.taskQueueTrigger).toMatchObject({
      retryConfig: { maxAttempts: 3, minBackoffSeconds: 30 },
      rateLimits: { maxConcurrentDispatches: 5 },
    });
    // Cloud Tasks stops waiting for an answer after ten minutes.
    expect(TRANSCODING_MS / 1000).toBeLessThan((endpoints.movies?.timeoutSeconds ?? 0) - 30);
    expect(endpoints.movies?.timeoutSeconds).toBeLessThan(600);
  });

  test('on a schedule are the sweep every minute and the seal after midnight JST, one run at a time', () => {
    expect(of('scheduleTrigger').map(([name]) => name)).toEqual(['seal', 'sweep']);
    expect(endpoints.seal).toMatchObject({
      scheduleTrigger: { schedule: '10 0 * * *', timeZone: 'Asia/Tokyo' },
      concurrency: 1,
      maxInstances: 1,
    });
    expect(endpoints.sweep).toMatchObject({ scheduleTrigger: { schedule: 'every 1 minutes' }, concurrency: 1, maxInstances: 1 });
  });

  test('run as the account of their task, and each account runs only functions of its task', () => {
    // The deployment adds the project to the names.
    expect(Object.groupBy(Object.keys(endpoints).sort(), (name) => endpoints[name]?.serviceAccountEmail ?? 'none')).toEqual({
      'commands@': ['commands', 'guardianAnswers', 'guestContacts'],
      'reads@': ['calendars', 'errorReports', 'reads', 'search'],
      'files@': ['files'],
      'projections@': ['projections'],
      'effects@': ['deadlines', 'mails', 'movies', 'policies', 'sweep'],
      'log-sealer@': ['seal'],
      'seal-reader@': ['seals'],
      'public-pages@': ['publicPages'],
      'shared-lists@': ['sharedLists'],
    });
  });

  test('for mails and notifications are the only ones with secrets', () => {
    const secrets = Object.entries(endpoints).flatMap(([name, { secretEnvironmentVariables = [] }]) =>
      secretEnvironmentVariables.map(({ key }) => [name, key]),
    );
    expect(secrets).toEqual([
      ['mails', 'SMTP_URL'],
      ['mails', 'VAPID_PRIVATE_KEY'],
      ['sweep', 'SMTP_URL'],
      ['sweep', 'VAPID_PRIVATE_KEY'],
    ]);
  });
});

describe('the bundle', () => {
  test('lists every package that it needs, in one version each', async () => {
    const { dependencies, engines, type } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
      engines: { node: string };
      type: string;
    };
    expect([engines.node, type]).toEqual(['24', 'module']);
    for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    const code = (await scripts()).join('\n');
    const imported = [...code.matchAll(/(?:from|import|requireSdk(?:\$\d+)?) ?\(?\s*["']((?:@[\w-]+\/)?[\w-]+)(?:\/[^"']*)?["']/g)].map(
      ([, name]) => name as string,
    );
    const missing = new Set(imported.filter((name) => !(name in dependencies) && !isBuiltin(name)));
    expect([...missing]).toEqual([]);
  });

  test('pins every package, also indirect ones, in the versions that are tested here', async () => {
    const ours = (await readJson(new URL('../../package-lock.json', import.meta.url))) as Lock;
    const lock = (await readJson(join(folder, 'package-lock.json'))) as Lock;
    const manifest = (await readJson(join(folder, 'package.json'))) as Locked;
    expect(lock.packages['']?.dependencies).toEqual(manifest.dependencies);
    for (const [path, locked] of Object.entries(lock.packages)) {
      if (path !== '') expect([path, locked.version, locked.integrity]).toEqual([path, ours.packages[path]?.version, expect.any(String)]);
      // Node's resolution: next to the package, then in each parent folder.
      for (const name of Object.keys(locked.dependencies ?? {})) {
        const above = path.split('/node_modules/').map((_, depth, parts) => parts.slice(0, parts.length - depth).join('/node_modules/'));
        const places = [...above.map((at) => `${at}/node_modules/${name}`), `node_modules/${name}`];
        expect([path, name, places.some((place) => place in lock.packages)]).toEqual([path, name, true]);
      }
    }
    expect(Object.keys(lock.packages).filter((path) => /node_modules\/(?:vite|firebase-tools|react)$/.test(path))).toEqual([]);
  });

  test('has the PDF program, which runs there, and loads the PDF library with the first invoice', async () => {
    const child = promisify(execFile)(process.execPath, [join(folder, 'rewriteDocumentMain.js')], { encoding: 'latin1', env: {} });
    child.child.stdin?.end(PAGE);
    expect((await child).stdout).toMatch(/^%PDF-/);
    const loading = (await readdir(folder)).filter((name) => name.endsWith('.js'));
    const codes = await Promise.all(loading.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const));
    const loaders = codes.filter(([, code]) => code.includes('@cantoo/pdf-lib')).map(([name]) => name.replace(/-[\w-]+(?=\.js$)/, ''));
    expect(loaders.sort()).toEqual(['drawPaper.js', 'rewriteDocumentMain.js']);
    const drawing = codes.find(([name]) => name.startsWith('drawPaper-'))?.[0] as string;
    const { drawPaper } = (await import(join(folder, drawing))) as Pick<typeof import('../paper/drawPaper.ts'), 'drawPaper'>;
    const issued = invoiceIssued as Extract<typeof invoiceIssued, { type: 'InvoiceIssued' }>;
    expect(Buffer.from(await drawPaper(invoicePaper({ ...issued.data, voidedAt: null }, null))).toString('latin1')).toMatch(/^%PDF-/);
    expect(codes.filter(([, code]) => /\bfrom ?["'](?:\.\/drawPaper|fontkit)/.test(code)).map(([name]) => name)).toEqual([drawing]);
    expect(codes.filter(([, code]) => /(?:from|import) ?\(?["']\.\/rewriteDocumentMain/.test(code))).toEqual([]);
  });

  test('has the program of movies, which runs there and alone loads FFmpeg', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'movie-'));
    const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'transcodeMain.js')], { cwd: empty, env: {} });
    await rm(empty, { recursive: true });
    expect(stdout).toBe('{"fault":"upload-unreadable"}\n');
    const loading = (await readdir(folder)).filter((name) => name.endsWith('.js'));
    const codes = await Promise.all(loading.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const));
    expect(codes.filter(([, code]) => code.includes('@seydx/node-av')).map(([name]) => name)).toEqual(['transcodeMain.js']);
  });

  test('starts as the replay job, which takes its command from REPLAY', async () => {
    const { scripts: own } = (await readJson(join(folder, 'package.json'))) as { readonly scripts: { readonly start: string } };
    const [program, ...args] = own.start.split(' ');
    expect(program).toBe('node');
    const env = { GCLOUD_PROJECT: 'demo-deployment', REPLAY: 'unknown command' };
    const refused = await promisify(execFile)(process.execPath, args, { cwd: folder, env }).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 2, stdout: expect.stringContaining('rebuild [--stream S]') });
  });

  test('has nothing of the local stack or the tests', async () => {
    const maps = await read('.js.map');
    const sources = maps.flatMap((map) => (JSON.parse(map) as { sources: string[] }).sources);
    expect(sources.length).toBeGreaterThan(50);
    expect(sources.filter((source) => /\/(?:local|tests|bench|web|node_modules)\//.test(source))).toEqual([]);
  });
});

type Locked = { readonly version?: string; readonly integrity?: string; readonly dependencies?: Readonly<Record<string, string>> };
type Lock = { readonly packages: Readonly<Record<string, Locked>> };
const readJson = async (file: string | URL): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

const read = async (end: string) =>
  Promise.all((await readdir(folder)).filter((name) => name.endsWith(end)).map((name) => readFile(join(folder, name), 'utf8')));
const scripts = () => read('.js');
const isBuiltin = (name: string) => name === 'node' || name.startsWith('node:');
