import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { addressOf } from '#domain/office/operation/addresses.ts';
import { runtime } from '#functions/runtime.ts';
import '#local/runtime.ts';
import { smokeClient } from '#local/smoke/client.ts';
import { appCheckStep, playSmoke } from '#local/smoke/steps.ts';
import { type Stack, startStack } from '#local/stack.ts';
import { everyCallable } from '#tests/support/everyCallable.ts';
import { newOffice, type Person, password, signIn } from '#tests/support/people.ts';
import { until } from '#tests/support/until.ts';

// A stack with production's protection, and a site with one page.
let folder: string;
let stack: Stack;
let office: Person;

const { billExports: _, invoiceFiles: _papers, messageFiles: _files, payoutFiles: _payouts, ...callables } = everyCallable;
const addresses = [...Object.keys(callables).map(addressOf), 'errorReports', 'guardianAnswers', 'guestContacts'];

/** The answer to a call without an App Check token. */
const post = async (address: string, { token }: Partial<Person>, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${stack.env.FUNCTIONS_BASE_URL}/${address}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }), ...headers },
    body: JSON.stringify({ data: { commandId: randomUUID() } }),
  });
  return { status: answer.status, origin: answer.headers.get('access-control-allow-origin'), body: (await answer.json()) as unknown };
};

const start = (env: Record<string, string>) =>
  startStack({ ports: 'free', schedules: false, dataDir: join(folder, 'data'), hosting: { folder: join(folder, 'web') }, env });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'protected-'));
  stack = await start({ ENFORCE_APP_CHECK: 'true', REQUIRE_SECOND_FACTOR: 'true' });
  await writeFile(join(folder, 'web/index.html'), '<title>app</title>');
  for (const [name, value] of Object.entries(stack.env)) vi.stubEnv(name, value);
  const member = await newOffice();
  await until(
    async () => (await runtime().auth.getUser(member.uid)).customClaims?.isAdmin,
    (claim) => claim === true,
    'the office’s claims',
  );
  office = { ...member, token: await signIn(member.email) };
});
afterAll(async () => {
  await stack?.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('if App Check is enforced', () => {
  test.each(addresses)('%s refuses a browser without a token before all other checks', async (address) => {
    // Firebase's own refusal: ours would have details.
    expect(await post(address, office)).toMatchObject({
      status: 401,
      body: { error: { message: 'Unauthenticated', status: 'UNAUTHENTICATED' } },
    });
  });
  test.each(['files/billExports', 'files/invoiceFiles', 'files/messageFiles', 'files/payoutFiles'])(
    '%s, which is not a callable, does the same',
    async (address) => {
      expect(await post(address, office)).toMatchObject({ status: 401 });
    },
  );
  test('the smoke test of a release detects it', async () => {
    const account = { email: office.email, password };
    const client = smokeClient(
      {
        functions: String(stack.env.FUNCTIONS_BASE_URL),
        documents: '',
        identity: `http://${stack.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com`,
        apiKey: 'local',
        appCheckToken: null,
      },
      { client: account, talent: account, office: account },
    );
    const said: string[] = [];
    await playSmoke(client, [appCheckStep], { say: (line) => said.push(line) });
    expect(said).toEqual(['ok: A call without an App Check token is refused']);
  });
  test('all callables are tried', () => expect(addresses.length).toBeGreaterThan(19));
});

describe('if a second factor is required', () => {
  const read = (path: string, { token }: Person) =>
    fetch(`http://${stack.env.FIRESTORE_EMULATOR_HOST}/v1/projects/demo-casting/databases/(default)/documents/${path}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
  test('the rules refuse the office reads with a password only', async () => {
    const document = `users/${office.uid}`;
    await until(
      async () => (await runtime().db.doc(document).get()).get('isAdmin'),
      (isAdmin) => isAdmin === true,
      'the member’s document',
    );
    // The own document is readable, so the member learns what to do.
    expect((await read(document, office)).status).toBe(200);
    expect((await read('parkedStreams/nothing', office)).status).toBe(403);
  });
});

describe('the site', () => {
  test('is the only origin that may call the functions', async () => {
    expect(await post('commands/offers', {}, { Origin: stack.urls.web })).toMatchObject({ origin: stack.urls.web });
    expect(await post('commands/offers', {}, { Origin: 'https://evil.example' })).toMatchObject({ origin: null });
    expect((await post('files/billExports', {}, { Origin: 'https://evil.example' })).origin).toBeNull();
  });

  test('shows the seals at /seals', async () => {
    await stack.runSchedule('seal');
    const date = jstDate(Date.now());
    const list = await fetch(`${stack.urls.web}/seals`);
    expect(await list.json()).toMatchObject({ seals: [{ date, path: `/seals/${date}.json` }] });
    const seal = await fetch(`${stack.urls.web}/seals/${date}.json`);
    expect(seal.headers.get('content-type')).toContain('application/json');
    expect(await seal.json()).toMatchObject({ date, streams: expect.any(Number) });
    expect((await fetch(`${stack.urls.web}/seals/2020-01-01.json`)).status).toBe(404);
    expect(await (await fetch(`${stack.urls.web}/sealsomething`)).text()).toContain('<title>app</title>');
  });
});
