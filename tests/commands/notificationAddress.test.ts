import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { account } from '#domain/people/account/account.ts';
import { announce } from '#functions/delivery/announce.ts';
import { askedWithCode, hashOfCode } from '#functions/effects/mail/mailedCode.ts';
import { executeCommand } from '#functions/eventStore/executeCommand.ts';
import { durableLimits } from '#functions/gate/durableLimit.ts';
import { runtime } from '#functions/runtime.ts';
import type { Destination } from '#projections/account/destinations.schema.ts';
import type { User } from '#projections/account/users.schema.ts';
import { codeOf, send } from '#tests/support/callables.ts';
import { now } from '#tests/support/level.ts';
import { eventsOf, whenCaughtUp } from '#tests/support/log.ts';
import { document, newOffice, newTalent, type Person, signIn } from '#tests/support/people.ts';

let office: Person;
beforeAll(async () => {
  office = await newOffice();
});

const newAddress = () => `mobile-${randomUUID().slice(0, 8)}@example.com`;
const request = (person: Person, email: string, commandId?: string) =>
  send(person, 'accounts', { type: 'requestDestination', email }, commandId ?? randomUUID());
const confirm = (person: Person, code: string) => send(person, 'accounts', { type: 'confirmDestination', code });
const mailOf = async ({ uid }: Person, version: number) => {
  const mail = await askedWithCode(runtime(), 'AccountDestinationRequested', uid, version);
  if (!mail) throw new Error('no mail');
  return mail;
};
const user = ({ uid }: Person, condition: (found: User) => boolean) => document<User>(`users/${uid}`, condition);
const destination = ({ uid }: Person, condition: (found: Destination) => boolean) =>
  document<Destination>(`destinations/${uid}`, condition);

describe('another address for notifications', () => {
  test('is used after the code from the mail is confirmed; the code is not stored', async () => {
    const talent = await newTalent(office);
    const email = newAddress();
    const commandId = randomUUID();
    const { version } = await request(talent, email, commandId);
    expect((await request(talent, email, commandId)).version).toBe(version);
    await destination(talent, (found) => found.pendingEmail === email && found.email === talent.email);
    const mail = await mailOf(talent, version);
    expect(mail.data).toMatchObject({ email });
    expect(mail.code).toMatch(/^[\w-]{24}$/);
    const stored = JSON.stringify(await eventsOf(`account-${talent.uid}`));
    for (const secret of [mail.code, email]) expect(stored).not.toContain(secret);

    expect(await codeOf(confirm(talent, 'guessed'))).toBe('confirmation-invalid');
    const confirmed = await confirm(talent, mail.code);
    await user(talent, (found) => found.destinationEmail === email && found.email === talent.email);
    await destination(talent, (found) => found.email === email && found.pendingEmail === null);
    expect(await confirm(talent, mail.code)).toEqual(confirmed);
  });

  test('cannot be confirmed with another person’s code, nor by another person', async () => {
    const [talent, other] = [await newTalent(office), await newTalent(office)];
    const { code } = await mailOf(talent, (await request(talent, newAddress())).version);
    expect(await codeOf(confirm(other, code))).toBe('confirmation-invalid');
  });

  test('can be requested once a minute, and only the newest code is valid', async () => {
    const talent = await newTalent(office);
    const { code } = await mailOf(talent, (await request(talent, newAddress())).version);
    expect(await codeOf(request(talent, newAddress()))).toBe('too-many-requests');
    const later = { ...runtime(), now: () => now() + businessRules.confirmationInterval };
    const command = { type: 'requestDestination', email: newAddress(), codeHash: hashOfCode('newer') };
    const asked = {
      aggregate: account,
      entityId: talent.uid,
      command,
      commandId: randomUUID(),
      sender: { uid: talent.uid, hasRequiredSecondFactor: true },
    };
    await announce(later, await executeCommand(later, asked));
    expect(await codeOf(confirm(talent, code))).toBe('confirmation-invalid');
  });

  test('can be requested three times an hour, also through the login address', async () => {
    const talent = await newTalent(office);
    expect(
      await codeOf(request(talent, newAddress()).then(() => request(talent, talent.email).then(() => request(talent, newAddress())))),
    ).toBe('too-many-requests');
    await codeOf(request(talent, newAddress()));
    expect(await codeOf(request(talent, newAddress()))).toBe('confirmation-mail-limit');
    await request(talent, talent.email);
  });

  test('gets a limited number of mails a day from all accounts, in any spelling; no document has it', async () => {
    const victim = newAddress();
    const [name, host] = victim.split('@') as [string, string];
    const most = durableLimits.confirmationMailByRecipient;
    const people = await Promise.all(Array.from({ length: most + 1 }, () => newTalent(office)));
    const spelled = [victim, victim.toUpperCase(), `${name}+a@${host}`, `${name}+b@${host}`];
    const answers = [];
    for (const [index, person] of people.entries())
      answers.push(
        await request(person, spelled[index % spelled.length] as string).then(
          () => 'sent',
          ({ details }) => details?.code,
        ),
      );
    expect(answers).toEqual([...Array(most).fill('sent'), 'confirmation-mail-limit']);
    const limits = await runtime().db.collection('limits').get();
    expect(JSON.stringify(limits.docs.map((found) => [found.id, found.data()])).toLowerCase()).not.toContain(name);
  });

  test('accepts ten attempts with a code a day', async () => {
    const talent = await newTalent(office);
    const tries = Array.from({ length: 11 }, () => codeOf(confirm(talent, 'guessed')));
    const refused = await Promise.all(tries);
    expect(refused.filter((code) => code === 'confirmation-invalid')).toHaveLength(10);
    expect(refused.filter((code) => code === 'too-many-tries')).toHaveLength(1);
  });
});

describe('the login e-mail', () => {
  test('needs no confirmation, and resets the notification address', async () => {
    const talent = await newTalent(office);
    const email = newAddress();
    await confirm(talent, (await mailOf(talent, (await request(talent, email)).version)).code);
    await user(talent, (found) => found.destinationEmail === email);
    const reset = await request(talent, talent.email);
    await user(talent, (found) => found.destinationEmail === talent.email);
    expect(await request(talent, talent.email)).toEqual(reset);
  });

  test('follows the identity provider, and so do notifications without an address of their own', async () => {
    const talent = await newTalent(office);
    const email = newAddress();
    await runtime().auth.updateUser(talent.uid, { email, emailVerified: true });
    const again = { ...talent, token: await signIn(email) };
    const synced = await send(again, 'accounts', { type: 'syncEmail' });
    await user(talent, (found) => found.email === email && found.destinationEmail === email);
    expect(await send(again, 'accounts', { type: 'syncEmail' })).toEqual(synced);
    await whenCaughtUp();
    expect(JSON.stringify(await eventsOf(`account-${talent.uid}`))).not.toContain(email);
  });
});

test('news are marked as seen once', async () => {
  const talent = await newTalent(office);
  const seenAt = now() - 1_000;
  const opened = await send(talent, 'accounts', { type: 'openNews', seenAt });
  await user(talent, ({ lastNewsOpenedAt }) => lastNewsOpenedAt === seenAt);
  expect(await send(talent, 'accounts', { type: 'openNews', seenAt })).toEqual(opened);
  expect(await send(talent, 'accounts', { type: 'openNews', seenAt: seenAt - 1 })).toEqual(opened);
});
