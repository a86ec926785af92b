import { z } from 'zod';
import { reason } from '../kernel/commonFields.ts';
import { jobEventFields } from './fields.ts';
import { jobDraft, jobPosting } from './posting.ts';

export const saveDraft = jobDraft.extend({ type: z.literal('saveDraft') });
export const discardDraft = z.strictObject({ type: z.literal('discardDraft') });
/** `visibility` holds for as long as there is the job. */
export const post = jobPosting.extend({ type: z.literal('post'), visibility: jobEventFields.visibility });
export const edit = jobPosting.extend({ type: z.literal('edit') });
export const close = z.strictObject({ type: z.literal('close') });
/** The office's, of a posting that must not stay. */
export const forceClose = z.strictObject({ type: z.literal('forceClose'), reason });
/** Shows the posting to everybody, without registration, as `shownOfJob` says. */
export const openPage = z.strictObject({ type: z.literal('openPage') });
export const closePage = z.strictObject({ type: z.literal('closePage') });
export const end = z.strictObject({ type: z.literal('end') });
/** The system's, when the client has left. */
export const abandon = z.strictObject({ type: z.literal('abandon') });

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
  abandon,
]);
export type JobCommand = z.infer<typeof jobCommand>;
