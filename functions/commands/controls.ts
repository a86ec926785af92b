import { z } from 'zod';
import * as commands from '#domain/office/control/commands.ts';
import { CONTROL, control } from '#domain/office/control/control.ts';
import { commandCallable, commandIdSchema } from '../gate/commandCallable.ts';

const wire = z.discriminatedUnion('type', [commands.set.extend({ commandId: commandIdSchema })]);

/** Which acts of the office need a second member. */
export const controls = commandCallable(control, wire, ({ commandId: _, ...command }) => ({ entityId: CONTROL, command, begins: true }));
