import { type AccountState, account } from '#domain/account/account.ts';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import { deliver } from '../delivery/deliver.ts';
import { executeCommand } from '../eventStore/executeCommand.ts';
import { loadStream } from '../eventStore/stream.ts';
import { paths } from '../platform/firestorePaths.ts';
import { policiesHandler } from '../policies/policiesHandler.ts';
import type { Runtime } from '../runtime.ts';

/**
 * How many erasures the ledger has, whose keys were there again, who was withdrawn again, and for
 * whom it failed.
 */
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
 * The log is of before the withdrawal: it is withdrawn again, and what follows from that happens
 * here, also where no function runs yet. What is to be kept is kept while the key is there. Answers
 * whether there was such an account.
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
 * Erases again whom the ledger names, after a restore: what a backup brought back. May run again.
 * Documents that show them are the rebuild's. Nobody is let in before it has ended without a
 * failure.
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
