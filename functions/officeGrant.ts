import { randomUUID } from 'node:crypto';
import { account } from '#domain/account/account.ts';
import { executeCommand } from './eventStore/executeCommand.ts';
import { announce } from './outbox/announce.ts';
import type { Runtime } from './runtime.ts';

/** Makes an account a member of the office, or ends that: the operator's command line sends it, no callable does. Registers the account first. */
export const grantOffice = async (runtime: Runtime, uid: string, email: string, revoke = false): Promise<void> => {
  for (const command of [{ type: 'register', email }, { type: revoke ? 'revokeOffice' : 'grantOffice' }]) {
    await announce(
      runtime,
      await executeCommand(runtime, { aggregate: account, entityId: uid, command, commandId: randomUUID(), sender: 'system' }),
    );
  }
};
