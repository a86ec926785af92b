import { z } from 'zod';
import { DomainError } from '#domain/kernel/domainError.ts';
import { identifier } from '#domain/kernel/validation.ts';
import * as commands from '#domain/office/master/commands.ts';
import { NAME_TAKEN } from '#domain/office/master/fields.ts';
import { type MasterKind, masterEntityId, masterKinds } from '#domain/office/master/kinds.ts';
import { master } from '#domain/office/master/master.ts';
import { newEntityId } from '../eventStore/newEntityId.ts';
import type { Rule } from '../eventStore/rule.ts';
import { commandCallable, commandIdSchema } from '../gate/commandCallable.ts';
import { paths } from '../platform/firestorePaths.ts';

const onMaster = { commandId: commandIdSchema, kind: z.enum(masterKinds), masterId: identifier };

const wire = z.discriminatedUnion('type', [
  commands.add.extend({ commandId: commandIdSchema }),
  commands.rename.extend(onMaster),
  commands.reorder.extend(onMaster),
  commands.retire.extend(onMaster),
  commands.restore.extend(onMaster),
]);

/** Refuses a name that another entry of the list has, even a retired one. Names come one by one. */
const unnamed = (kind: MasterKind, name: string): Rule => ({
  streams: [],
  turns: [paths.turn(`${kind}Master`)],
  absent: {
    queries: (db) => [db.collection(`${kind}Master`).where('name', '==', name)],
    refusal: () => new DomainError('already-exists', { name: NAME_TAKEN }),
  },
});

/** The office's commands on the lists of choices in forms. */
export const masters = commandCallable(master, wire, ({ commandId, ...command }, caller) => {
  if (command.type === 'add')
    return {
      entityId: masterEntityId(command.kind, newEntityId(commandId, caller.uid)),
      command,
      begins: true,
      rules: [unnamed(command.kind, command.name)],
    };
  const { kind, masterId, ...rest } = command;
  return { entityId: masterEntityId(kind, masterId), command: rest, ...(rest.type === 'rename' && { rules: [unnamed(kind, rest.name)] }) };
});
