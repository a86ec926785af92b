import { job } from '#domain/work/job/job.ts';
import { newEntityId } from '../eventStore/newEntityId.ts';
import { certifiedOnly } from '../gate/admission.ts';
import { callableOf, type Own } from '../gate/callableOf.ts';
import type { Caller } from '../gate/commandCallable.ts';

type OnDraft = { readonly type: string; readonly jobId?: string | undefined; readonly begin?: string | undefined };

/** Continues a draft, or begins a job. */
const draftOf = ({ jobId, begin, ...command }: OnDraft, { uid }: Caller, commandId: string): Own =>
  jobId === undefined ? { entityId: newEntityId(begin ?? commandId, uid), command } : { entityId: jobId, command, begins: undefined };

/** Commands on a client's own jobs, and the office's on any job. */
export const jobs = callableOf(job, { saveDraft: draftOf, post: draftOf }, { admit: certifiedOnly });
