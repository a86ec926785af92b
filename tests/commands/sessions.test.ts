import { beforeAll, describe, expect, test } from 'vitest';
import { DAY, HOUR, SECOND } from '#domain/kernel/calendar/instants.ts';
import { runtime } from '#functions/runtime.ts';
import { type User, userPath } from '#projections/account/users.schema.ts';
import { type CommandError, call, codeOf, send } from '#tests/support/callables.ts';
import { level, now } from '#tests/support/level.ts';
import { document, newOffice, newTalent, type Person, signIn } from '#tests/support/people.ts';

let phone: Person;
let computer: Person;
let office: Person;
const timeOf = async ({ token }: Person) => (await runtime().auth.verifyIdToken(token)).auth_time * SECOND;
const note = (by: Person, platform: string) => send(by, 'accounts', { type: 'noteSession', browser: 'chrome', platform, earlier: null });
const user = () => document<User>(userPath(phone.uid), () => true);
/** Sends a command; the code of the refusal, or `done`. */
const act = (by: Person) =>
  send(by, 'accounts', { type: 'openNews', seenAt: now() }).then(
    () => 'done',
    (error: CommandError) => error.details?.code,
  );

beforeAll(async () => {
  office = await newOffice();
  phone = await newTalent(office);
  await note(phone, 'android');
  await level().reach(now() + HOUR);
  computer = { uid: phone.uid, email: phone.email, token: await signIn(phone.email) };
  await note(computer, 'windows');
});

describe('the sessions of an account', () => {
  test('are listed by the time of the token, the newest first; a second visit writes nothing', async () => {
    const { version, sessions } = await user();
    expect(sessions).toMatchObject([
      { signedInAt: await timeOf(computer), browser: 'chrome', platform: 'windows' },
      { signedInAt: await timeOf(phone), browser: 'chrome', platform: 'android' },
    ]);
    expect((await note(computer, 'windows')).version).toBe(version);
  });

  test('a browser cannot say another time of its sign-in', async () => {
    const said = { type: 'noteSession', browser: 'chrome', platform: 'mac', earlier: null, signedInAt: 1 };
    expect(await codeOf(send(phone, 'accounts', said))).toBe('invalid-argument');
  });

  test('the ended one can do nothing more: no command, no search, no file; the others go on', async () => {
    expect(await act(phone)).toBe('done');
    await send(computer, 'accounts', { type: 'endSession', signedInAt: await timeOf(phone) });
    expect(await act(phone)).toBe('session-ended');
    expect(await codeOf(note(phone, 'android'))).toBe('session-ended');
    expect(await codeOf(call(phone, 'search', { type: 'jobs', wanted: {} }))).toBe('session-ended');
    expect(await codeOf(call(phone, 'uploads', { type: 'begin', contentType: 'image/png', size: 100 }))).toBe('session-ended');
    expect(await act(computer)).toBe('done');
    expect((await user()).sessions).toHaveLength(1);
  });

  test('all others end, also those that were never noted, and a new sign-in works', async () => {
    const unnoted = { ...phone, token: await signIn(phone.email) };
    await level().reach(now() + DAY);
    expect(await act(unnoted)).toBe('done');
    await send(computer, 'accounts', { type: 'endOtherSessions' });
    expect(await act(unnoted)).toBe('session-ended');
    expect(await act(computer)).toBe('done');
    await level().reach(now() + 2 * SECOND);
    expect(await act({ ...phone, token: await signIn(phone.email) })).toBe('done');
  });
});
