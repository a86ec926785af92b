import { parseStreamId, streamIdOf } from '#domain/kernel/identifiers.ts';
import type { AccountState } from '#domain/people/account/account.ts';
import type { Claims } from '#domain/people/account/claims.ts';
import { isWaiting } from '#domain/people/account/waiting.ts';
import type { ClientState } from '#domain/people/client/client.ts';
import type { TalentState } from '#domain/people/talent/talent.ts';
import { type AnyEnvelope, aggregates } from '#domain/registry.ts';
import { ServerFault } from '../eventStore/faults.ts';
import { loadStream } from '../eventStore/stream.ts';
import { paths } from '../platform/firestorePaths.ts';
import { getMany } from '../platform/getMany.ts';
import type { Runtime } from '../ports.ts';

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

/** A person's claims from the current streams, and the versions that were read. */
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
 * Writes a person's claims from the current streams. If the streams changed after the write, it
 * writes again, so of two parallel runs the last write has the newest state. A suspension also ends
 * the sessions once.
 */
export const refreshClaims = async (runtime: Runtime, { streamId }: Pick<AnyEnvelope, 'streamId'>): Promise<void> => {
  const uid = parseStreamId(streamId).entityId;
  for (let written = ''; ; ) {
    const { claims, versions } = await currentClaims(runtime, uid);
    if (versions === written) break;
    // Before the claims: otherwise a user who signs in again between the two keeps a session.
    if (claims.suspended && !(await saysSuspended(runtime, uid))) await endSessions(runtime, uid);
    if (!(await setClaims(runtime, uid, claims))) return;
    written = versions;
  }
};

/** Calls the accounts server; null if it has no account with this uid. */
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
