import { z } from 'zod';
import { client } from '#domain/client/client.ts';
import * as commands from '#domain/client/commands.ts';
import { identifier } from '#domain/kernel/validation.ts';
import { somebodyElse } from '../gate/admission.ts';
import { commandCallable, commandIdSchema } from '../gate/commandCallable.ts';

const wire = z.discriminatedUnion('type', [
  commands.saveProfile.extend({ commandId: commandIdSchema }),
  commands.saveBilling.extend({ commandId: commandIdSchema }),
  commands.setBillClientId.extend({ commandId: commandIdSchema, uid: identifier }),
]);

/** Commands on clients: one's own profile and billing, or, for the office, somebody's by `uid`. */
export const clients = commandCallable(client, wire, ({ commandId: _, ...command }, caller) => {
  if (command.type !== 'setBillClientId') return { entityId: caller.uid, command, begins: true };
  const { uid, ...rest } = command;
  return { entityId: somebodyElse(uid, caller), command: rest };
});
