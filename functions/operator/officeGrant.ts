import { randomUUID } from 'node:crypto';
import { type AccountCommand, account } from '#domain/people/account/account.ts';
import { announce } from '../delivery/announce.ts';
import { executeCommand } from '../eventStore/executeCommand.ts';
import type { Sender } from '../eventStore/request.ts';
import type { Runtime } from '../ports.ts';

type Identity = { readonly uid: string; readonly email: string };

const send = async (runtime: Runtime, uid: string, command: AccountCommand, sender: Sender): Promise<void> =>
  announce(runtime, await executeCommand(runtime, { aggregate: account, entityId: uid, command, commandId: randomUUID(), sender }));

/**
 * Registers an account and makes it a member of the office with all roles. `operator` is the person
 * at the command line; no callable sends this command.
 */
export const grantOffice = async (runtime: Runtime, { uid, email }: Identity, operator: string): Promise<void> => {
  // Sent as the person: the receipt of a command with an address needs the person's key.
  await send(runtime, uid, { type: 'register', email }, { uid, hasRequiredSecondFactor: true });
  await send(runtime, uid, { type: 'grantOffice', operator }, 'system');
};

export const revokeOffice = (runtime: Runtime, { uid }: Identity, operator: string): Promise<void> =>
  send(runtime, uid, { type: 'revokeOffice', operator }, 'system');
