import { z } from 'zod';
import { account } from '#domain/account/account.ts';
import * as commands from '#domain/account/commands.ts';
import { identifier } from '#domain/kernel/validation.ts';
import { commandCallable, commandIdSchema } from './commandCallable.ts';

const wire = z.discriminatedUnion('type', [
  commands.register.omit({ email: true }).extend({ commandId: commandIdSchema }),
  commands.chooseRole.extend({ commandId: commandIdSchema }),
  commands.certifyClient.extend({ commandId: commandIdSchema, uid: identifier }),
  commands.revokeCertification.extend({ commandId: commandIdSchema, uid: identifier }),
  commands.suspend.extend({ commandId: commandIdSchema, uid: identifier }),
  commands.lift.extend({ commandId: commandIdSchema, uid: identifier }),
]);

/** Commands on accounts: one's own, or, for the office, somebody's by `uid`. */
export const accounts = commandCallable(account, wire, ({ commandId: _, ...command }, caller) => {
  if (command.type === 'register') return { entityId: caller.uid, command: { ...command, email: caller.email } };
  if (command.type === 'chooseRole') return { entityId: caller.uid, command };
  const { uid, ...rest } = command;
  return { entityId: uid, command: rest };
});
