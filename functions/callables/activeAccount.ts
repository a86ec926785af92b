import { type AccountState, account } from '#domain/account/account.ts';
import { DomainError, permit } from '#domain/kernel/domainError.ts';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import type { EventStore } from '../eventStore/executeCommand.ts';
import { loadStream } from '../eventStore/stream.ts';
import { paths } from '../firestorePaths.ts';

/** For calls that are no commands: a registered account that is not suspended, as the log knows it now and not as the token remembers it. */
export const requireActive = async ({ db, keys }: EventStore, uid: string): Promise<void> => {
  const head = await db.doc(paths.head(streamIdOf('account', uid))).get();
  const state = (await loadStream(db, keys, account, head)).state as AccountState;
  permit(state.status === 'REGISTERED');
  if (state.suspended) throw new DomainError('account-suspended');
};
