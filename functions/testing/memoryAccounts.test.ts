import { beforeEach, describe, expect, test } from 'vitest';
import { type MemoryAccounts, memoryAccounts } from './memoryAccounts.ts';

let accounts: MemoryAccounts;
let auth: MemoryAccounts['auth'];
beforeEach(() => {
  accounts = memoryAccounts(() => 5_000_000);
  auth = accounts.auth;
});

const code = (name: string) => expect.objectContaining({ code: `auth/${name}` });
const hanako = { email: 'hanako@example.com', password: 'secret', emailVerified: true };
const claimsOf = async (token: string) => auth.verifyIdToken(token);

describe('accounts in memory', () => {
  test('have one account per address', async () => {
    const { uid } = await auth.createUser(hanako);
    await expect(auth.createUser(hanako)).rejects.toEqual(code('email-already-exists'));
    const other = await auth.createUser({ ...hanako, email: 'ken@example.com' });
    await expect(auth.updateUser(other.uid, { email: hanako.email })).rejects.toEqual(code('email-already-exists'));
    expect((await auth.updateUser(uid, { email: hanako.email, emailVerified: false })).emailVerified).toBe(false);
  });

  test('refuse every call about an account that is not there', async () => {
    const calls = [
      auth.getUser('nobody'),
      auth.updateUser('nobody', { emailVerified: true }),
      auth.setCustomUserClaims('nobody', {}),
      auth.revokeRefreshTokens('nobody'),
      auth.deleteUser('nobody'),
    ];
    for (const call of calls) await expect(call).rejects.toEqual(code('user-not-found'));
    expect(await auth.getUsers([{ uid: 'nobody' }])).toMatchObject({ users: [], notFound: [{ uid: 'nobody' }] });
    const many = Array.from({ length: 101 }, (_, index) => ({ uid: `${index}` }));
    await expect(auth.getUsers(many)).rejects.toEqual(code('maximum-user-count-exceeded'));
  });

  test('give a token the claims of its sign-in, which later changes do not reach', async () => {
    const { uid } = await auth.createUser(hanako);
    await auth.setCustomUserClaims(uid, { role: 'talent' });
    const token = accounts.signIn(hanako.email, hanako.password);
    await auth.setCustomUserClaims(uid, { role: 'client' });
    await auth.deleteUser(uid);
    expect(await claimsOf(token)).toMatchObject({ uid, email: hanako.email, email_verified: true, role: 'talent' });
    expect(() => accounts.signIn(hanako.email, hanako.password)).toThrow('invalid-credential');
  });

  test('refuse a wrong password and a token that they did not give', async () => {
    await auth.createUser(hanako);
    expect(() => accounts.signIn(hanako.email, 'guess')).toThrow('invalid-credential');
    await expect(auth.verifyIdToken('nonsense')).rejects.toEqual(code('argument-error'));
  });

  test('say since when sessions are valid', async () => {
    const { uid } = await auth.createUser(hanako);
    await auth.revokeRefreshTokens(uid);
    expect((await auth.getUser(uid)).tokensValidAfterTime).toBe(new Date(5_000_000).toUTCString());
  });
});
