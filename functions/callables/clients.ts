import { z } from 'zod';
import { client } from '#domain/client/client.ts';
import * as commands from '#domain/client/commands.ts';
import { commandCallable, commandIdSchema } from './commandCallable.ts';

const wire = z.discriminatedUnion('type', [commands.saveProfile.extend({ commandId: commandIdSchema })]);

/** Commands on one's own client profile. */
export const clients = commandCallable(client, wire, ({ commandId: _, ...command }, caller) => ({ entityId: caller.uid, command }));
