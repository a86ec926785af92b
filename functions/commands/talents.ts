import { z } from 'zod';
import { identifier } from '#domain/kernel/validation.ts';
import * as commands from '#domain/talent/commands.ts';
import { talent } from '#domain/talent/talent.ts';
import { somebodyElse } from '../gate/admission.ts';
import { commandCallable, commandIdSchema } from '../gate/commandCallable.ts';

const wire = z.discriminatedUnion('type', [
  commands.saveProfile.extend({ commandId: commandIdSchema }),
  commands.saveDetails.extend({ commandId: commandIdSchema }),
  commands.publish.extend({ commandId: commandIdSchema, uid: identifier }),
  commands.suspend.extend({ commandId: commandIdSchema, uid: identifier }),
  commands.unpublish.extend({ commandId: commandIdSchema, uid: identifier }),
  commands.setViewOrder.extend({ commandId: commandIdSchema, uid: identifier }),
]);

/** Commands on talents: one's own profile, or, for the office, somebody's by `uid`. */
export const talents = commandCallable(talent, wire, ({ commandId: _, ...command }, caller) => {
  if (command.type === 'saveProfile' || command.type === 'saveDetails') return { entityId: caller.uid, command, begins: true };
  const { uid, ...rest } = command;
  return { entityId: somebodyElse(uid, caller), command: rest };
});
