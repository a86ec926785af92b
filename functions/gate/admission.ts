import { businessRules } from '#domain/kernel/businessRules.ts';
import { DomainError, permit } from '#domain/kernel/domainError.ts';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import { type ItemReaders, isReader } from '#domain/kernel/officeParts.ts';
import { type AccountState, account } from '#domain/people/account/account.ts';
import { isEnded } from '#domain/people/account/endedSessions.ts';
import type { EventStore } from '../eventStore/request.ts';
import { loadStream } from '../eventStore/stream.ts';
import { paths } from '../platform/firestorePaths.ts';
import { secondFactorRequired } from '../platform/settings.ts';
import type { Caller } from './commandCallable.ts';

type Registered = Extract<AccountState, { status: 'REGISTERED' }>;

/**
 * For calls that are not commands: returns the account if it is registered and not suspended, and
 * the session is not ended. Reads the log, because the token may be older.
 */
export const requireActive = async (
  { db, keys }: EventStore,
  { uid, signedInAt }: Pick<Caller, 'uid' | 'signedInAt'>,
): Promise<Registered> => {
  const head = await db.doc(paths.head(streamIdOf('account', uid))).get();
  const state = (await loadStream(db, keys, account, head)).state as AccountState;
  if (state.status !== 'REGISTERED') throw new DomainError('permission-denied');
  if (state.suspended) throw new DomainError('account-suspended');
  if (signedInAt !== undefined && isEnded(state.ended, signedInAt)) throw new DomainError('session-ended');
  return state;
};

/**
 * The same for a member of the office who is among the readers. Roles come from the log, so a role
 * that was taken away is gone at once.
 */
export const requireOffice = async (
  eventStore: EventStore,
  caller: Pick<Caller, 'uid' | 'hasRequiredSecondFactor' | 'signedInAt'>,
  readers: ItemReaders,
): Promise<void> => {
  const { isAdmin, officeRoles } = await requireActive(eventStore, caller);
  permit(isAdmin);
  if (!caller.hasRequiredSecondFactor) throw new DomainError('second-factor-missing');
  if (!isReader(officeRoles, readers)) throw new DomainError('role-missing');
};

export type SignedIn = { readonly firebase?: { readonly sign_in_second_factor?: string } };

/**
 * Whether a sign-in is good enough for the office: it used a second factor, or the deployment does
 * not require one. Membership is read from the log, since the token can be older than the grant.
 */
export const hasRequiredSecondFactor = ({ firebase }: SignedIn, required = secondFactorRequired()): boolean =>
  !required || Boolean(firebase?.sign_in_second_factor);

/** Refuses what needs a sign-in of the last minutes, such as a change of the bank account. */
export const assertFreshSignIn = ({ signedInAt = 0 }: Pick<Caller, 'signedInAt'>, now: number): void => {
  if (!(now < signedInAt + businessRules.freshSignIn)) throw new DomainError('sign-in-again');
};

/** An uncertified client may only edit the own profile (docs/specification.md, section 6). */
export const certifiedOnly = (account: AccountState): void => {
  if (account.status === 'REGISTERED' && account.role === 'client' && !account.isAdmin && !account.isClientCertificated)
    throw new DomainError('not-certified');
};

/** A member of the office never decides about the own account, profile or billing. */
export const assertNotSelf = (uid: string, caller: { readonly uid: string }): string => {
  permit(uid !== caller.uid);
  return uid;
};
