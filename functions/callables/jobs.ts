import { z } from 'zod';
import * as commands from '#domain/job/commands.ts';
import { job } from '#domain/job/job.ts';
import { identifier } from '#domain/kernel/validation.ts';
import { newEntityId } from '../eventStore/newEntityId.ts';
import { certifiedOnly } from './admission.ts';
import { commandCallable, commandIdSchema } from './commandCallable.ts';

const wire = z.discriminatedUnion('type', [
  commands.post.extend({ commandId: commandIdSchema }),
  commands.edit.extend({ commandId: commandIdSchema, jobId: identifier }),
  commands.close.extend({ commandId: commandIdSchema, jobId: identifier }),
]);

/** Commands on a client's own jobs. */
export const jobs = commandCallable(job, wire, ({ commandId, ...command }, caller) => {
  if (command.type === 'post') return { entityId: newEntityId(commandId, caller.uid), command, admit: certifiedOnly };
  const { jobId, ...rest } = command;
  return { entityId: jobId, command: rest, admit: certifiedOnly };
});
