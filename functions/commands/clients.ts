import { z } from 'zod';
import { DomainError } from '#domain/kernel/domainError.ts';
import { identifier } from '#domain/kernel/validation.ts';
import { type AccountState, account } from '#domain/people/account/account.ts';
import { client } from '#domain/people/client/client.ts';
import * as commands from '#domain/people/client/commands.ts';
import type { Rule } from '../eventStore/rule.ts';
import { assertNotSelf } from '../gate/admission.ts';
import { commandCallable, commandIdSchema } from '../gate/commandCallable.ts';

const wire = z.discriminatedUnion('type', [
  commands.saveProfile.extend({ commandId: commandIdSchema }),
  commands.saveBilling.extend({ commandId: commandIdSchema }),
  commands.setBillClientId.extend({ commandId: commandIdSchema, uid: identifier }),
  commands.returnProfile.extend({ commandId: commandIdSchema, uid: identifier }),
]);

/**
 * A profile can be returned only before the certification; a certified client has to be revoked
 * first.
 */
const uncertified = (uid: string): Rule => ({
  streams: [{ aggregate: account, entityId: uid }],
  check: ([state]) => {
    const known = state as AccountState;
    if (known.status === 'REGISTERED' && known.isClientCertificated) throw new DomainError('status-conflict');
  },
});

/** Commands on the own client profile and billing, or, for the office, on another by `uid`. */
export const clients = commandCallable(client, wire, ({ commandId: _, ...command }, caller) => {
  if (command.type !== 'setBillClientId' && command.type !== 'returnProfile') return { entityId: caller.uid, command, begins: true };
  const { uid, ...rest } = command;
  return { entityId: assertNotSelf(uid, caller), command: rest, ...(rest.type === 'returnProfile' && { rules: [uncertified(uid)] }) };
});
