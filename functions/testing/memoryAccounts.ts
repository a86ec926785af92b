import { randomUUID } from 'node:crypto';
import type { Auth, DecodedIdToken, UserRecord } from 'firebase-admin/auth';

type Held = {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly emailVerified: boolean;
  readonly customClaims: Readonly<Record<string, unknown>>;
  /** The end of all sessions (s): a sign-in before it cannot be renewed. */
  readonly validAfter: number;
};
type Given = { readonly uid?: string; readonly email?: string; readonly password?: string; readonly emailVerified?: boolean };

/** The most accounts that one call reads, as at the real server. */
const READ_MAX = 100;

/** An error like the real client's. */
const failure = (code: string): Error => Object.assign(new Error(`no: ${code}`), { code: `auth/${code}` });

/** The part of the accounts server that the functions and tests use. */
export type MemoryAccounts = {
  readonly auth: Pick<
    Auth,
    'createUser' | 'deleteUser' | 'getUser' | 'getUsers' | 'revokeRefreshTokens' | 'setCustomUserClaims' | 'updateUser' | 'verifyIdToken'
  >;
  /** An ID token with the claims as they are now. Throws if the password is wrong. */
  signIn(email: string, password: string): string;
};

const recordOf = ({ password: _, validAfter, ...held }: Held): UserRecord =>
  ({ ...held, disabled: false, tokensValidAfterTime: new Date(validAfter * 1_000).toUTCString() }) as unknown as UserRecord;

/** Accounts in memory, with the errors of the real server. */
export const memoryAccounts = (now: () => number): MemoryAccounts => {
  const accounts = new Map<string, Held>();
  const byEmail = (email: string) => [...accounts.values()].find((held) => held.email === email);
  const found = (uid: string): Held => {
    const held = accounts.get(uid);
    if (!held) throw failure('user-not-found');
    return held;
  };
  const change = (uid: string, changes: Partial<Held>): UserRecord => {
    const changed = { ...found(uid), ...changes };
    accounts.set(uid, changed);
    return recordOf(changed);
  };
  const assertFree = (email: string, uid?: string) => {
    const holder = byEmail(email);
    if (holder && holder.uid !== uid) throw failure('email-already-exists');
  };
  const auth = {
    createUser: async ({
      uid = randomUUID().replaceAll('-', '').slice(0, 28),
      email = '',
      password = '',
      emailVerified = false,
    }: Given) => {
      assertFree(email);
      if (accounts.has(uid)) throw failure('uid-already-exists');
      accounts.set(uid, { uid, email: email.toLowerCase(), password, emailVerified, customClaims: {}, validAfter: 0 });
      return recordOf(found(uid));
    },
    getUser: async (uid: string) => recordOf(found(uid)),
    getUsers: async (asked: readonly { readonly uid: string }[]) => {
      if (asked.length > READ_MAX) throw failure('maximum-user-count-exceeded');
      return {
        users: asked.flatMap(({ uid }) => accounts.get(uid) ?? []).map(recordOf),
        notFound: asked.filter(({ uid }) => !accounts.has(uid)),
      };
    },
    updateUser: async (uid: string, given: Given) => {
      if (given.email) assertFree(given.email, uid);
      return change(uid, given as Partial<Held>);
    },
    setCustomUserClaims: async (uid: string, claims: object | null) => {
      change(uid, { customClaims: JSON.parse(JSON.stringify(claims ?? {})) });
    },
    revokeRefreshTokens: async (uid: string) => {
      change(uid, { validAfter: Math.floor(now() / 1_000) });
    },
    deleteUser: async (uid: string) => {
      found(uid);
      accounts.delete(uid);
    },
    // As the real call without `checkRevoked`: only the token counts.
    verifyIdToken: async (token: string) => {
      try {
        return JSON.parse(Buffer.from(token, 'base64url').toString('utf8')) as DecodedIdToken;
      } catch {
        throw failure('argument-error');
      }
    },
  };
  return {
    auth: auth as unknown as MemoryAccounts['auth'],
    signIn: (email, password) => {
      const held = byEmail(email.toLowerCase());
      if (!held || held.password !== password) throw failure('invalid-credential');
      const { uid, emailVerified, customClaims } = held;
      const times = { iat: Math.floor(now() / 1_000), auth_time: Math.floor(now() / 1_000) };
      const token = { ...customClaims, ...times, uid, sub: uid, email: held.email, email_verified: emailVerified };
      return Buffer.from(JSON.stringify({ ...token, firebase: { sign_in_provider: 'password' } })).toString('base64url');
    },
  };
};
