import { z } from 'zod';
import * as commands from '#domain/talk/notification/commands.ts';
import { notification } from '#domain/talk/notification/notification.ts';
import { commandCallable, commandIdSchema } from '../gate/commandCallable.ts';

const wire = z.discriminatedUnion('type', [commands.open.extend({ commandId: commandIdSchema })]);

/** Marks one or all of the own notifications as opened. */
export const notifications = commandCallable(notification, wire, ({ commandId: _, ...command }, caller) => ({
  entityId: caller.uid,
  command,
  begins: true,
}));
