import { randomUUID } from 'node:crypto';
import type { CallableRequest } from 'firebase-functions/v2/https';
import { wrap } from 'firebase-functions-test/lib/main.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { jstDate, MINUTE } from '#domain/kernel/calendar/instants.ts';
import { account } from '#domain/people/account/account.ts';
import type { Alarm } from '#functions/effects/deadlines/alarmClock.ts';
import { executeCommand } from '#functions/eventStore/executeCommand.ts';
import * as functions from '#functions/index.ts';
import { sweepDays } from '#functions/projections/dailySummaries.ts';
import { runtime } from '#functions/runtime.ts';
import type { OfficeActs } from '#projections/office/officeActs.schema.ts';
import { everyCallable } from '#tests/support/everyCallable.ts';
import { eventsOf } from '#tests/support/log.ts';
import { document, newOffice, type Person, signUp } from '#tests/support/people.ts';

const exported = { ...functions };
const services = ['commands', 'files', 'reads', 'search'];
/** Files use plain HTTP; error reports may come from guests. */
const { billExports: _, invoiceFiles: _papers, messageFiles: _files, payoutFiles: _payouts, ...callables } = everyCallable;
const others = [
  'calendars',
  'deadlines',
  'errorReports',
  'guardianAnswers',
  'guestContacts',
  'mails',
  'movies',
  'publicPages',
  'seal',
  'seals',
  'sharedLists',
  'sweep',
];
const subscriptions = ['policies', 'projections'] as const;

type Auth = NonNullable<CallableRequest['auth']>;
const authOf = ({ uid, email }: Person): Auth => ({ uid, token: { uid, email, email_verified: true }, rawToken: '' }) as unknown as Auth;
const request = (data: unknown, auth?: Auth) =>
  ({
    data,
    auth,
    rawRequest: { header: () => undefined, socket: { remoteAddress: '127.0.0.1' } },
    acceptsStreaming: false,
  }) as unknown as CallableRequest;
/** Calls a callable without HTTP and token checks. */
const call = async (callable: object, data: unknown, auth?: Auth): Promise<unknown> =>
  wrap(callable as typeof callables.accounts)(request(data, auth));

let person: Person;
beforeAll(async () => {
  person = await signUp();
});

test('every exported function is run in this file', () => {
  expect([...services, ...subscriptions, ...others].sort()).toEqual(Object.keys(functions).sort());
});

describe.each(Object.entries(callables))('%s', (_name, callable) => {
  test('checks the caller', async () => {
    await expect(call(callable, {})).rejects.toMatchObject({ code: 'unauthenticated', details: { code: 'unauthenticated' } });
  });
  test('names the invalid fields', async () => {
    await expect(call(callable, { commandId: randomUUID(), type: 'no such command' }, authOf(person))).rejects.toMatchObject({
      code: 'invalid-argument',
      details: { code: 'invalid-argument', fields: { type: expect.any(String) } },
    });
  });
});

test.each(['commands', 'commands/', 'commands/uploads', 'commands/constructor', 'commands/offers/x', 'reads/accounts'])(
  'there is no callable at %s',
  async (address) => {
    const answer = await fetch(`${process.env.FUNCTIONS_BASE_URL}/${address}`, { method: 'POST' });
    expect([answer.status, await answer.json()]).toMatchObject([404, { error: { status: 'NOT_FOUND' } }]);
  },
);

test('accounts runs a command, and a repetition gets the same answer', async () => {
  const somebody = await signUp();
  const command = { commandId: randomUUID(), type: 'register' };
  const answer = await call(callables.accounts, command, authOf(somebody));
  expect(answer).toEqual({ streamId: `account-${somebody.uid}`, version: 1 });
  expect(await call(callables.accounts, command, authOf(somebody))).toEqual(answer);
  expect(await eventsOf(`account-${somebody.uid}`)).toHaveLength(1);
});

/** A new account whose events are stored but not published. */
const unannounced = async (since = Date.now()) => {
  const office = await newOffice();
  const { uid, email } = await signUp();
  const then = { ...runtime(), now: () => since };
  const send = (command: { type: string; [field: string]: unknown }, sender: string) =>
    executeCommand(then, {
      aggregate: account,
      entityId: uid,
      command,
      commandId: randomUUID(),
      sender: { uid: sender, hasRequiredSecondFactor: true },
    });
  await send({ type: 'register', email }, uid);
  await send({ type: 'chooseRole', role: 'client' }, uid);
  await send({ type: 'certifyClient' }, office.uid);
  return { uid, message: { streamId: `account-${uid}`, version: 3 } };
};

describe('the subscriptions', () => {
  const deliver = (name: (typeof subscriptions)[number], message: object): Promise<void> =>
    wrap(exported[name])({ data: { message: { json: message } } });

  test('are not needed for a stream’s own documents', async () => {
    const { uid } = await unannounced();
    expect((await runtime().db.doc(`users/${uid}`).get()).data()).toMatchObject({ role: 'client', isClientCertificated: true, version: 3 });
  });

  test('for policies sets the claims', async () => {
    const { uid, message } = await unannounced();
    await deliver('policies', message);
    expect((await runtime().auth.getUser(uid)).customClaims).toMatchObject({ role: 'client', isClientCertificated: true });
  });

  test('for projections writes shared documents once, also after several deliveries', async () => {
    const { db } = runtime();
    const { uid, message } = await unannounced();
    for (let time = 0; time < 3; time++) await deliver('projections', message);
    expect((await db.doc(`progress/account-${uid}`).get()).get('done.shared')).toBe(3);
    expect((await db.doc(`officeActs/${uid}`).get()).get('acts')).toHaveLength(1);
    await sweepDays(db);
    const day = await db.doc(`dairySummaries/${jstDate(Date.now())}`).get();
    expect(day.get('figures.clientsCertified')).toBeGreaterThan(0);
  });
});

test('deadlines succeeds if there is nothing to do', async () => {
  const alarm: Alarm = { streamId: 'offer-nothing', kind: 'expire', dueAt: 1, generation: 1, hop: 0 };
  await functions.deadlines.run({ data: alarm } as Parameters<typeof functions.deadlines.run>[0]);
  expect(await eventsOf('offer-nothing')).toEqual([]);
});

test('movies succeeds if there is nothing to transcode', async () => {
  await functions.movies.run({ data: { streamId: 'media-nothing' } } as Parameters<typeof functions.movies.run>[0]);
  expect(await eventsOf('media-nothing')).toEqual([]);
});

test('mails succeeds if there is nothing to send', async () => {
  await wrap(exported.mails)({ data: { message: { json: { mailId: 'nothing' } } } });
  expect((await runtime().db.doc('mails/nothing').get()).exists).toBe(false);
});

test('sweep publishes lost messages', async () => {
  const { uid } = await unannounced(Date.now() - MINUTE);
  expect((await runtime().db.doc(`officeActs/${uid}`).get()).exists).toBe(false);
  await functions.sweep.run({ scheduleTime: new Date().toISOString() });
  await document<OfficeActs>(`officeActs/${uid}`, ({ acts }) => acts.length === 1);
});

test('seal seals the log, and seals shows it', async () => {
  await functions.seal.run({ scheduleTime: new Date().toISOString() });
  const shown = await fetch(`${process.env.FUNCTIONS_BASE_URL}/seals`);
  expect(await shown.json()).toMatchObject({ seals: [{ date: jstDate(Date.now()) }] });
});

describe('errorReports', () => {
  test('accepts errors of browsers, signed in or not, and truncates long texts', async () => {
    const report = { message: 'x'.repeat(501), stack: '', route: '/client', release: 'index.js' };
    expect(await call(functions.errorReports, report)).toBeNull();
  });
  test('accepts nothing else', async () => {
    await expect(call(functions.errorReports, { message: 1 })).rejects.toMatchObject({ code: 'invalid-argument' });
  });
});
