import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PubSub } from '@google-cloud/pubsub';
import { CloudTasksClient } from '@google-cloud/tasks';
import { Firestore } from 'firebase-admin/firestore';
import { grpc } from 'google-gax';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { connectToStack } from '#local/stack/controlServer.ts';
import { type Stack, startStack } from '#local/stack.ts';
import { until } from '#tests/support/until.ts';

const fixture = (name: string) => fileURLToPath(new URL(`../../local/fixtures/${name}`, import.meta.url));
const options = { ports: 'free', entry: fixture('functions.ts'), schedules: false, delivery: { maxBackoffMs: 200 } } as const;

let folder: string;
let stack: Stack;
let events: ReturnType<PubSub['topic']>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casting-test-'));
  await mkdir(join(folder, 'web/assets'), { recursive: true });
  await writeFile(join(folder, 'web/index.html'), '<title>app</title>');
  await writeFile(join(folder, 'web/assets/a.js'), 'export {};');
  await writeFile(join(folder, 'secret.txt'), 'secret');
  stack = await startStack({ ...options, dataDir: join(folder, 'data'), hosting: { folder: join(folder, 'web') } });
  for (const [name, value] of Object.entries(stack.env)) vi.stubEnv(name, value);
  events = new PubSub({ projectId: 'demo-casting' }).topic('events', { batching: { maxMessages: 1 } });
});

afterAll(async () => {
  await stack?.stop();
  await rm(folder, { recursive: true, force: true });
});

const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });

const call = async (name: string, token?: string) => {
  const answer = await post(`${stack.env.FUNCTIONS_BASE_URL}/${name}`, { data: 1 }, token ? { authorization: `Bearer ${token}` } : {});
  return { status: answer.status, body: (await answer.json()) as { result: unknown } };
};

type Seen = { name: string; data: { json?: { id: string }; attempt?: number; id?: string } | null };
const seen = async () => (await call('seen')).body.result as Seen[];

const accounts = (path: string, body: unknown, env = stack.env) =>
  post(`http://${env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:${path}?key=demo`, body);
const person = { email: 'hanako@example.com', password: 'demo-password', returnSecureToken: true };

const unsigned = (claims: object) =>
  `${[{ alg: 'none', typ: 'JWT' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`;

test('an ID token is verified as in production: issuer, audience, expiry and account', async () => {
  const { idToken } = (await (await accounts('signUp', person)).json()) as { idToken: string };
  const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
  expect(await call('echo', idToken)).toMatchObject({ status: 200, body: { result: { uid: claims.sub } } });
  expect(await call('echo')).toMatchObject({ status: 200, body: { result: { uid: null } } });

  const now = Math.floor(Date.now() / 1000);
  const forged = [
    'nonsense',
    unsigned({ ...claims, exp: now - 10, iat: now - 3700 }),
    unsigned({ ...claims, aud: 'another-project' }),
    unsigned({ ...claims, iss: 'https://securetoken.google.com/another-project' }),
    unsigned({ ...claims, sub: 'nobody', user_id: 'nobody' }),
  ];
  for (const token of forged)
    expect(await call('echo', token)).toMatchObject({ status: 401, body: { error: { status: 'UNAUTHENTICATED' } } });
});

test('a failing listener gets its message again until it succeeds', async () => {
  await events.publishMessage({ json: { id: 'stubborn' }, attributes: { failures: '3' } });
  await stack.whenIdle();
  expect((await seen()).filter(({ data }) => data?.json?.id === 'stubborn')).toMatchObject([{ name: 'listener', data: { attempt: 4 } }]);
});

test('a message that is published while the functions are down arrives after their restart', async () => {
  await stack.killFunctions();
  await events.publishMessage({ json: { id: 'patient' } });
  await stack.startFunctions();
  await stack.whenIdle();
  expect((await seen()).map(({ data }) => data?.json?.id)).toEqual(['patient']);
});

test('functions that crash are started again, as in production', async () => {
  await expect(call('crash')).rejects.toThrow();
  await vi.waitFor(async () => expect((await call('echo')).status).toBe(200), { timeout: 60_000, interval: 50 });
});

test('another process controls the stack through its environment', async () => {
  const controls = connectToStack(stack.env);
  await controls.faults.set({ drop: 1, seed: 5 });
  await events.publishMessage({ json: { id: 'lost' } });
  await controls.faults.clear();
  await events.publishMessage({ json: { id: 'kept' } });
  await controls.whenIdle();
  const ids = (await seen()).map(({ data }) => data?.json?.id);
  expect(ids).toContain('kept');
  expect(ids).not.toContain('lost');
  expect(await controls.pendingMessages()).toEqual({ 'projects/demo-casting/subscriptions/listener': 0 });
  await controls.runSchedule('sweep');
  expect((await seen()).some(({ name }) => name === 'sweep')).toBe(true);
});

const createTask = async (id: string) => {
  const [host, port] = (stack.env.CLOUD_TASKS_EMULATOR_HOST ?? '').split(':');
  const tasks = new CloudTasksClient({ apiEndpoint: host, port: Number(port), sslCreds: grpc.credentials.createInsecure() });
  const url = `${stack.env.FUNCTIONS_BASE_URL}/deadlines`;
  const body = Buffer.from(JSON.stringify({ data: { id } })).toString('base64');
  await tasks.createTask({
    parent: tasks.queuePath('demo-casting', 'asia-northeast1', 'deadlines'),
    task: {
      httpRequest: {
        httpMethod: 'POST',
        url,
        body,
        headers: { 'content-type': 'application/json' },
        oidcToken: { serviceAccountEmail: 'tasks@demo-casting.iam.gserviceaccount.com' },
      },
    },
  });
  await tasks.close();
};

test('only Cloud Tasks, with its token, can call a task function', async () => {
  await createTask('d1');
  await vi.waitFor(async () => expect((await seen()).map(({ data }) => data?.id)).toContain('d1'), { timeout: 60_000 });
  const forged = unsigned({ iss: stack.urls.tasks, aud: `${stack.env.FUNCTIONS_BASE_URL}/deadlines`, exp: 9_999_999_999 });
  for (const headers of [{}, { authorization: `Bearer ${forged}` }]) {
    expect((await post(`${stack.env.FUNCTIONS_BASE_URL}/deadlines`, { data: {} }, headers as Record<string, string>)).status).toBe(401);
  }
});

test('after a restart of Cloud Tasks its queues exist again', async () => {
  await stack.restartTasks();
  await createTask('d2');
  await vi.waitFor(async () => expect((await seen()).map(({ data }) => data?.id)).toContain('d2'), { timeout: 60_000 });
});

test('functions for Google’s services are closed, and unknown ones are not found', async () => {
  for (const name of ['listener', 'sweep']) expect((await post(`${stack.env.FUNCTIONS_BASE_URL}/${name}`, {})).status).toBe(403);
  expect((await post(`${stack.env.FUNCTIONS_BASE_URL}/nothing`, {})).status).toBe(404);
});

test('stored objects are served as inert files, and no other files are', async () => {
  await writeFile(join(stack.storageFolder, 'portrait.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const answer = await fetch(`${stack.urls.functions}/storage/portrait.svg`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  for (const path of ['..%2f..%2fsecret.txt', '%2e%2e/%2e%2e/secret.txt', 'missing.png', '%00']) {
    expect((await fetch(`${stack.urls.functions}/storage/${path}`)).status).toBe(404);
  }
});

test('the web app has the production headers, and a missing chunk is a 404', async () => {
  const page = await fetch(`${stack.urls.web}/client/mypage/offers`);
  expect(await page.text()).toBe('<title>app</title>');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(page.headers.get('strict-transport-security')).toContain('max-age=63072000');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain(`http://127.0.0.1:${stack.ports.functions}`);
  expect((await fetch(`${stack.urls.web}/assets/a.js`)).headers.get('cache-control')).toContain('immutable');
  expect((await fetch(`${stack.urls.web}/assets/lost.js`)).status).toBe(404);
});

describe('a second stack, with limits, on the saved state of the first', () => {
  let second: Stack;
  beforeAll(async () => {
    const writer = new Firestore({ projectId: 'demo-casting' });
    await writer.doc('things/1').set({ name: '花子' });
    await writer.terminate();
    await stack.exportState();
    await mkdir(join(folder, 'data/saved/9999-12-31T00-00-00.000Z.unfinished'));
    second = await startStack({ ...options, dataDir: join(folder, 'data'), limits: true });
  });
  afterAll(() => second?.stop());

  const restoredDocument = async (host: string | undefined) =>
    (
      await fetch(`http://${host}/v1/projects/demo-casting/databases/(default)/documents/things/1`, {
        headers: { authorization: 'Bearer owner' },
      })
    ).json();
  const restored = { fields: { name: { stringValue: '花子' } } };

  test('documents and accounts survive a stop, and a kill after an export', async () => {
    expect(second.restored).toBe(true);
    expect(await restoredDocument(second.env.FIRESTORE_EMULATOR_HOST)).toMatchObject(restored);
    expect((await accounts('signInWithPassword', person, second.env)).status).toBe(200);

    // A running Firestore emulator is loaded with the saved state and used.
    vi.stubEnv('LOCAL_STACK_CONTROL', undefined);
    const third = await startStack({ ...options, dataDir: join(folder, 'data') });
    try {
      expect(third.env.FIRESTORE_EMULATOR_HOST).toBe(stack.env.FIRESTORE_EMULATOR_HOST);
      expect(await restoredDocument(third.env.FIRESTORE_EMULATOR_HOST)).toMatchObject(restored);
    } finally {
      await third.stop();
      vi.stubEnv('LOCAL_STACK_CONTROL', stack.env.LOCAL_STACK_CONTROL);
    }
  });

  test('with limits, functions run in two processes, and one with a call over its timeout is restarted', async () => {
    const headers = { 'content-type': 'application/json', connection: 'close' };
    const ask = (name: string, signal?: AbortSignal) =>
      fetch(`${second.env.FUNCTIONS_BASE_URL}/${name}`, { method: 'POST', headers, body: '{"data":1}', signal: signal ?? null });
    // A connection to the ending process is never answered, so the request is repeated.
    const instance = () =>
      ask('instance', AbortSignal.timeout(2_000)).then(async (answer) => ((await answer.json()) as { result: number }).result);
    const processes = async () => {
      const answers = await Promise.allSettled(Array.from({ length: 8 }, instance));
      return new Set(answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])));
    };
    const before = await until(processes, ({ size }) => size === 2, 'the second process');
    await expect(ask('endless')).rejects.toThrow();
    const isNew = (after: Set<number>) => after.size === 2 && [...after].some((pid) => !before.has(pid));
    await until(processes, isNew, 'a process in the place of the ended one');
  });
});

test('a stack that is killed leaves no servers running', async () => {
  const victim = spawn(process.execPath, [fixture('runStack.ts'), join(folder, 'killed')], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await new Promise<Buffer>((resolve) => victim.stdout.once('data', resolve))).toString().split('\n');
  const urls = Object.values(JSON.parse(line ?? '') as Record<string, string>);
  victim.kill('SIGKILL');
  await vi.waitFor(() => Promise.all(urls.map((url) => expect(fetch(url)).rejects.toThrow())), { timeout: 60_000, interval: 100 });
});
