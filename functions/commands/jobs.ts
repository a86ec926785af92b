import { z } from 'zod';
import { identifier } from '#domain/kernel/validation.ts';
import * as commands from '#domain/work/job/commands.ts';
import { job } from '#domain/work/job/job.ts';
import { newEntityId } from '../eventStore/newEntityId.ts';
import { certifiedOnly } from '../gate/admission.ts';
import { commandCallable, commandIdSchema } from '../gate/commandCallable.ts';

const onJob = { commandId: commandIdSchema, jobId: identifier };
/**
 * Saving a draft or posting either starts a job or continues the draft `jobId`. The id of a new job
 * is made from `begin`, which the form chooses once, so repeated commands mean one job.
 */
const onDraft = { commandId: commandIdSchema, jobId: identifier.optional(), begin: z.uuid().optional() };

const wire = z.discriminatedUnion('type', [
  commands.saveDraft.extend(onDraft),
  commands.discardDraft.extend(onJob),
  commands.post.extend(onDraft),
  commands.edit.extend(onJob),
  commands.close.extend(onJob),
  commands.forceClose.extend(onJob),
  commands.openPage.extend(onJob),
  commands.closePage.extend(onJob),
]);

/** Commands on a client's own jobs, and the office's on any job. */
export const jobs = commandCallable(job, wire, ({ commandId, ...sent }, caller) => {
  const { jobId, begin = commandId, ...command }: typeof sent & { begin?: string } = sent;
  if (jobId !== undefined) return { entityId: jobId, command, admit: certifiedOnly };
  return { entityId: newEntityId(begin, caller.uid), command, begins: true, admit: certifiedOnly };
});
