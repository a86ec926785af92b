import { beforeAll, describe, expect, test } from 'vitest';
import { type CallableCommand, callableCommands } from '#tests/support/callableCommands.ts';
import { refusal, send } from '#tests/support/callables.ts';
import { everyCallable } from '#tests/support/everyCallable.ts';
import { clientProfile, newOffice, type Person, posting, signUp, suspend } from '#tests/support/people.ts';

/**
 * Callables for an uncertified client: the own account and profile, notifications, questions to the
 * office. A client who waits for the office may also write drafts of jobs.
 */
const openToUncertified = ['accounts', 'clients', 'contacts', 'notifications', 'talents', 'uploads'];

let unverified: Person;
let suspended: { token: string };
let uncertified: Person;
beforeAll(async () => {
  const office = await newOffice();
  unverified = await signUp({ verified: false });
  const talent = await signUp();
  await send(talent, 'accounts', { type: 'register' });
  suspended = await suspend(office, talent);
  uncertified = await signUp();
  await send(uncertified, 'accounts', { type: 'register' });
  await send(uncertified, 'accounts', { type: 'chooseRole', role: 'client' });
  await send(uncertified, 'clients', clientProfile());
});

const refusedTo = async (sender: { token?: string } | null, { callable, payload }: CallableCommand, change: object = {}) =>
  (await refusal(send(sender, callable, { ...payload(), ...change }))).details;

test('the commands of every aggregate are listed', () => {
  const names = new Set(callableCommands.map(({ callable }) => callable));
  const withWire = Object.entries(everyCallable).flatMap(([name, exported]) => ('wire' in exported ? [name] : []));
  expect([...names].sort()).toEqual(withWire.sort());
  expect(callableCommands.length).toBeGreaterThan(40);
});

test('a client who waits for the office can save a draft of a job', async () => {
  const { streamId } = await send(uncertified, 'jobs', { ...posting(), type: 'saveDraft' });
  expect(streamId).toMatch(/^job-/);
});

describe.each(callableCommands)('$title', (command) => {
  test('is refused to guests, unverified and suspended accounts', async () => {
    expect((await refusedTo(null, command))?.code).toBe('unauthenticated');
    expect((await refusedTo(unverified, command))?.code).toBe('email-unverified');
    expect(await refusedTo(suspended, command)).toMatchObject({ code: 'account-suspended', message: 'このアカウントは現在休止中です。' });
  });

  test('is refused with an unknown field before anything else is checked', async () => {
    // A new person, because one person would exceed the rate limit.
    const somebody = await signUp();
    expect((await refusedTo(somebody, command, { unexpected: true }))?.code).toBe('invalid-argument');
    expect((await refusedTo(somebody, command, { commandId: 'not a uuid' }))?.fields).toHaveProperty('commandId');
  });

  if (command.accepted.context.actor.role === 'client' && !openToUncertified.includes(command.callable) && !/Draft$/.test(command.type))
    test('is refused to a client whom the office has not certified', async () => {
      expect((await refusedTo(uncertified, command))?.code).toBe('not-certified');
    });
});
