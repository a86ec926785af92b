import { DomainError, permit } from '#domain/kernel/domainError.ts';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import { type ItemReaders, isReader } from '#domain/kernel/officeParts.ts';
import { type AccountState, account } from '#domain/people/account/account.ts';
import type { EventStore } from '../eventStore/request.ts';
import { loadStream } from '../eventStore/stream.ts';
import { paths } from '../platform/firestorePaths.ts';
import type { Caller } from './commandCallable.ts';

type Registered = Extract<AccountState, { status: 'REGISTERED' }>;

/**
 * For calls that are not commands: returns the account if it is registered and not suspended.
 * Reads the log, because the token may be older than a suspension.
 */
export const requireActive = async ({ db, keys }: EventStore, uid: string): Promise<Registered> => {
  const head = await db.doc(paths.head(streamIdOf('account', uid))).get();
  const state = (await loadStream(db, keys, account, head)).state as AccountState;
  if (state.status !== 'REGISTERED') throw new DomainError('permission-denied');
  if (state.suspended) throw new DomainError('account-suspended');
  return state;
};

/**
 * The same for a member of the office who is among the readers. Roles come from the log, so a role
 * that was taken away is gone at once.
 */
export const requireOffice = async (
  eventStore: EventStore,
  caller: Pick<Caller, 'uid' | 'hasRequiredSecondFactor'>,
  readers: ItemReaders,
): Promise<void> => {
  const { isAdmin, officeRoles } = await requireActive(eventStore, caller.uid);
  permit(isAdmin);
  if (!caller.hasRequiredSecondFactor) throw new DomainError('second-factor-missing');
  if (!isReader(officeRoles, readers)) throw new DomainError('role-missing');
};
