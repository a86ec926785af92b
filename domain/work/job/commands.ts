import { z } from 'zod';
import { reason } from '../../kernel/commonFields.ts';
import { jobEventFields } from './fields.ts';
import { jobDraft, jobPosting } from './posting.ts';

/** Command of the client: saves a draft. */
export const saveDraft = jobDraft.extend({ type: z.literal('saveDraft') });
/** Command of the client: deletes a draft. */
export const discardDraft = z.strictObject({ type: z.literal('discardDraft') });
/** Command of the client: posts the job. `visibility` never changes after that. */
export const post = jobPosting.extend({ type: z.literal('post'), visibility: jobEventFields.visibility });
/** Command of the client: changes the posting. */
export const edit = jobPosting.extend({ type: z.literal('edit') });
/** Command of the client: closes the job. */
export const close = z.strictObject({ type: z.literal('close') });
/** Command of the office: takes a posting down, with a reason. */
export const forceClose = z.strictObject({ type: z.literal('forceClose'), reason });
/** Command of the client: opens the public page, with the fields of `shownOfJob`. */
export const openPage = z.strictObject({ type: z.literal('openPage') });
/** Command of the client: closes the public page. */
export const closePage = z.strictObject({ type: z.literal('closePage') });
/** Command of the system: the entry deadline has passed. */
export const end = z.strictObject({ type: z.literal('end') });
/** Command of the system, after the client's account was suspended or the suspension lifted. */
export const followAccount = z.strictObject({ type: z.literal('followAccount'), suspended: jobEventFields.suspended });
/** Command of the system, after the client has left. */
export const abandon = z.strictObject({ type: z.literal('abandon') });

/** The payload of any command on a job. */
export const jobCommand = z.discriminatedUnion('type', [
  saveDraft,
  discardDraft,
  post,
  edit,
  close,
  forceClose,
  openPage,
  closePage,
  end,
  followAccount,
  abandon,
]);

/** Any command on a job. */
export type JobCommand = z.infer<typeof jobCommand>;
