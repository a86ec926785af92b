import { z } from 'zod';
import { identifier } from '#domain/kernel/validation.ts';
import * as commands from '#domain/master/commands.ts';
import { masterEntityId, masterKinds } from '#domain/master/kinds.ts';
import { master } from '#domain/master/master.ts';
import { newEntityId } from '../eventStore/newEntityId.ts';
import { commandCallable, commandIdSchema } from '../gate/commandCallable.ts';

const onMaster = { commandId: commandIdSchema, kind: z.enum(masterKinds), masterId: identifier };

const wire = z.discriminatedUnion('type', [
  commands.add.extend({ commandId: commandIdSchema }),
  commands.rename.extend(onMaster),
  commands.reorder.extend(onMaster),
  commands.retire.extend(onMaster),
  commands.restore.extend(onMaster),
]);

/** The office's commands on what forms offer to choose from. */
export const masters = commandCallable(master, wire, ({ commandId, ...command }, caller) => {
  if (command.type === 'add') return { entityId: masterEntityId(command.kind, newEntityId(commandId, caller.uid)), command, begins: true };
  const { kind, masterId, ...rest } = command;
  return { entityId: masterEntityId(kind, masterId), command: rest };
});
