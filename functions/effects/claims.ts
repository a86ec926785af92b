import type { AccountState } from '#domain/account/account.ts';
import { isWaiting } from '#domain/account/waiting.ts';
import type { ClientState } from '#domain/client/client.ts';
import { parseStreamId, streamIdOf } from '#domain/kernel/identifiers.ts';
import { type AnyEnvelope, aggregates } from '#domain/registry.ts';
import type { TalentState } from '#domain/talent/talent.ts';
import { ServerFault } from '../eventStore/faults.ts';
import { loadStream } from '../eventStore/stream.ts';
import { getMany, paths } from '../platform/firestorePaths.ts';
import type { Runtime } from '../runtime.ts';

/**
 * What a token says of its owner: enough for the web app's guard to need no document before first
 * paint (design section 9).
 */
export type Claims = {
  readonly role?: 'talent' | 'client';
  readonly isAdmin: boolean;
  readonly suspended: boolean;
  readonly isClientCertificated: boolean;
  readonly hasTalentProfile: boolean;
  readonly hasClientProfile: boolean;
  readonly isTalentSuspended: boolean;
  /**
   * The office has not looked yet: a cast whose profile was never published, a client who was never
   * certified.
   */
  readonly isWaiting: boolean;
};

/** The claims that three streams add up to. */
export const claimsOf = (account: AccountState, talent: TalentState, client: ClientState): Claims => ({
  ...(account.status === 'REGISTERED' && account.role !== null && { role: account.role }),
  isAdmin: account.status === 'REGISTERED' && account.isAdmin,
  suspended: account.status === 'REGISTERED' && account.suspended,
  isClientCertificated: account.status === 'REGISTERED' && account.isClientCertificated,
  hasTalentProfile: talent.status === 'REGISTERED',
  hasClientProfile: client.status === 'REGISTERED',
  isTalentSuspended: talent.status === 'NONE' || talent.isSuspended,
  isWaiting:
    account.status === 'REGISTERED' &&
    isWaiting({
      ...account,
      hasTalentProfile: talent.status === 'REGISTERED',
      wasPublished: talent.status === 'REGISTERED' && talent.wasPublished,
    }),
});

/** A person's claims as their three streams give them now, and the versions that were read. */
export const currentClaims = async (
  { db, keys }: Pick<Runtime, 'db' | 'keys'>,
  uid: string,
): Promise<{ claims: Claims; versions: string }> => {
  const names = ['account', 'talent', 'client'] as const;
  const heads = await getMany(
    db,
    names.map((name) => db.doc(paths.head(streamIdOf(name, uid)))),
  );
  const streams = await Promise.all(
    names.map((name, index) => loadStream(db, keys, aggregates[name], heads[index] as (typeof heads)[number])),
  );
  const [account, talent, client] = streams.map(({ state }) => state) as [AccountState, TalentState, ClientState];
  return { claims: claimsOf(account, talent, client), versions: streams.map(({ version }) => version).join() };
};

/**
 * Writes a person's claims as their streams stand now. Two of these may run at once: whoever finds
 * the streams moved after writing writes again, so the last one to write has seen the newest. A
 * suspension also ends the sessions, once: a repeated delivery finds it in the claims.
 */
export const refreshClaims = async (runtime: Runtime, { streamId }: Pick<AnyEnvelope, 'streamId'>): Promise<void> => {
  const uid = parseStreamId(streamId).entityId;
  for (let written = ''; ; ) {
    const { claims, versions } = await currentClaims(runtime, uid);
    if (versions === written) break;
    // Before the claims: who reads there that the account is suspended signs in again with a
    // session that lasts.
    if (claims.suspended && !(await saysSuspended(runtime, uid))) await endSessions(runtime, uid);
    if (!(await setClaims(runtime, uid, claims))) return;
    written = versions;
  }
};

/**
 * Runs a call to the accounts server; null when nobody signs in under this id (the account is gone
 * from the identity provider).
 */
const ofIdentity = async <Answer>(call: () => Promise<Answer>): Promise<Answer | null> => {
  try {
    return await call();
  } catch (error) {
    if ((error as { code?: string }).code === 'auth/user-not-found') return null;
    throw new ServerFault('accounts', error);
  }
};

const saysSuspended = ({ auth }: Runtime, uid: string) =>
  ofIdentity(async () => (await auth.getUser(uid)).customClaims?.suspended === true);

const endSessions = ({ auth }: Runtime, uid: string) => ofIdentity(() => auth.revokeRefreshTokens(uid));

const setClaims = async ({ auth }: Runtime, uid: string, claims: Claims): Promise<boolean> =>
  (await ofIdentity(async () => {
    await auth.setCustomUserClaims(uid, claims);
    return true;
  })) ?? false;
