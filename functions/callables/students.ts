import { z } from 'zod';
import * as commands from '#domain/student/commands.ts';
import { rosterIdentityOf } from '#domain/student/linkable.ts';
import { student } from '#domain/student/student.ts';
import { type TalentState, talent } from '#domain/talent/talent.ts';
import type { Guard } from '../eventStore/executeCommand.ts';
import { commandCallable, commandIdSchema } from './commandCallable.ts';

const onStudent = { commandId: commandIdSchema, taCode: commands.taCode };

const wire = z.discriminatedUnion('type', [
  commands.register.extend({ commandId: commandIdSchema }),
  commands.change.extend(onStudent),
  commands.remove.extend(onStudent),
  commands.unlink.extend(onStudent),
  commands.link.omit({ identity: true }).extend(onStudent),
]);

/** A talent takes a place as the person that the own profile names at that moment. */
const asProfiled = (uid: string, taCode: string): Guard => ({
  streams: [{ aggregate: talent, entityId: uid }],
  complete: ([state]) => ({ type: 'link', identity: rosterIdentityOf(state as TalentState, taCode) }) satisfies commands.StudentCommand,
  check: () => {},
});

/** Commands on the agency's roster: the office's, and a talent's who gives the own code. A place's id is its code, so no code is given twice. */
export const students = commandCallable(student, wire, ({ commandId: _, ...command }, caller) => {
  if (command.type === 'register') return { entityId: command.taCode, command };
  const { taCode, ...rest } = command;
  return { entityId: taCode, command: rest, ...(rest.type === 'link' && { guard: asProfiled(caller.uid, taCode) }) };
});
