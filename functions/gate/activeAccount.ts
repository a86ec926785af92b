import { type AccountState, account } from '#domain/account/account.ts';
import { DomainError, permit } from '#domain/kernel/domainError.ts';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import { mayRead, type OfficePart } from '#domain/office/duties.ts';
import type { EventStore } from '../eventStore/request.ts';
import { loadStream } from '../eventStore/stream.ts';
import { paths } from '../platform/firestorePaths.ts';
import type { Caller } from './commandCallable.ts';

type Registered = Extract<AccountState, { status: 'REGISTERED' }>;

/**
 * For calls that are no commands: a registered account that is not suspended, as the log knows it
 * now and not as the token remembers it.
 */
export const requireActive = async ({ db, keys }: EventStore, uid: string): Promise<Registered> => {
  const head = await db.doc(paths.head(streamIdOf('account', uid))).get();
  const state = (await loadStream(db, keys, account, head)).state as AccountState;
  if (state.status !== 'REGISTERED') throw new DomainError('permission-denied');
  if (state.suspended) throw new DomainError('account-suspended');
  return state;
};

/**
 * The same, of a member of the office who reads this part of its work: who lost the role a moment
 * ago does not, whatever the token says.
 */
export const requireOffice = async (
  eventStore: EventStore,
  caller: Pick<Caller, 'uid' | 'isGoodForOffice'>,
  part: OfficePart,
): Promise<void> => {
  const { isAdmin, officeRoles } = await requireActive(eventStore, caller.uid);
  permit(isAdmin);
  if (!caller.isGoodForOffice) throw new DomainError('second-factor-missing');
  if (!mayRead(officeRoles, part)) throw new DomainError('role-missing');
};
