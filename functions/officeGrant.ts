import { randomUUID } from 'node:crypto';
import { account } from '#domain/account/account.ts';
import type { AccountCommand } from '#domain/account/commands.ts';
import { announce } from './delivery/announce.ts';
import { executeCommand, type Sender } from './eventStore/executeCommand.ts';
import type { Runtime } from './runtime.ts';

/** Makes an account a member of the office, or ends that: the operator's command line sends it, no callable does. Registers the account first. */
export const grantOffice = async (runtime: Runtime, uid: string, email: string, revoke = false): Promise<void> => {
  const send = async (command: AccountCommand, sender: Sender): Promise<void> =>
    announce(runtime, await executeCommand(runtime, { aggregate: account, entityId: uid, command, commandId: randomUUID(), sender }));
  // As the person: the receipt of an address needs the person's key.
  if (!revoke) await send({ type: 'register', email }, { uid, isGoodForOffice: true });
  await send({ type: revoke ? 'revokeOffice' : 'grantOffice' }, 'system');
};
