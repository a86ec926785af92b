import { z } from 'zod';
import * as commands from '#domain/job/commands.ts';
import { job } from '#domain/job/job.ts';
import { identifier } from '#domain/kernel/validation.ts';
import { newEntityId } from '../eventStore/newEntityId.ts';
import { certifiedOnly } from './admission.ts';
import { commandCallable, commandIdSchema } from './commandCallable.ts';

const onJob = { commandId: commandIdSchema, jobId: identifier };
/** A draft and a posting begin a job, or go on with a draft. */
const onDraft = { commandId: commandIdSchema, jobId: identifier.optional() };

const wire = z.discriminatedUnion('type', [
  commands.saveDraft.extend(onDraft),
  commands.discardDraft.extend(onJob),
  commands.post.extend(onDraft),
  commands.edit.extend(onJob),
  commands.close.extend(onJob),
]);

/** Commands on a client's own jobs. */
export const jobs = commandCallable(job, wire, ({ commandId, ...command }, caller) => {
  const { jobId = newEntityId(commandId, caller.uid), ...rest } = command;
  return { entityId: jobId, command: rest, admit: certifiedOnly };
});
