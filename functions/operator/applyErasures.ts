import { streamIdOf } from '#domain/kernel/identifiers.ts';
import { type AccountState, account } from '#domain/people/account/account.ts';
import { deliver } from '../delivery/deliver.ts';
import { executeCommand } from '../eventStore/executeCommand.ts';
import { loadStream } from '../eventStore/stream.ts';
import { paths } from '../platform/firestorePaths.ts';
import { policiesHandler } from '../policies/policiesHandler.ts';
import type { Runtime } from '../ports.ts';

/** The result: entries of the ledger, restored keys, accounts withdrawn again, and failures. */
export type Applied = {
  readonly entries: number;
  readonly readable: readonly string[];
  readonly withdrawn: readonly string[];
  readonly failed: readonly { readonly personId: string; readonly error: unknown }[];
};

const accountOf = async ({ db, keys }: Runtime, uid: string): Promise<AccountState> => {
  const head = await db.doc(paths.head(streamIdOf('account', uid))).get();
  return (await loadStream(db, keys, account, head)).state as AccountState;
};

/**
 * Withdraws an account of a restored log again, and runs its policies here, because no function may
 * be running. The records are kept while the key exists. Returns whether there was such an account.
 */
const withdrawAgain = async (runtime: Runtime, uid: string): Promise<boolean> => {
  const state = await accountOf(runtime, uid);
  if (state.status === 'NONE' || state.status === 'WITHDRAWN' || state.isAdmin) return false;
  const command = { type: 'withdraw' };
  const request = { aggregate: account, entityId: uid, command, commandId: `erasedBefore_${uid}`, sender: 'system' as const };
  const { answer } = await executeCommand(runtime, request);
  await deliver(runtime, 'policies', policiesHandler, answer);
  return true;
};

/**
 * After a restore, erases again every key in the ledger. May run again. A rebuild must follow for
 * the documents. Nobody may sign in before it ended without a failure.
 */
export const applyErasures = async (runtime: Runtime): Promise<Applied> => {
  const { keys, erasures } = runtime;
  const [readable, withdrawn]: [string[], string[]] = [[], []];
  const failed: { personId: string; error: unknown }[] = [];
  let entries = 0;
  for await (const { personId, erasedAt } of erasures.entries()) {
    entries += 1;
    try {
      keys.forget(personId);
      if ((await keys.read([personId])).get(personId)) readable.push(personId);
      if (await withdrawAgain(runtime, personId)) withdrawn.push(personId);
      await keys.erase(personId, erasedAt);
    } catch (error) {
      failed.push({ personId, error });
    }
  }
  return { entries, readable, withdrawn, failed };
};
