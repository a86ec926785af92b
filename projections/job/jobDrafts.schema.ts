import { z } from 'zod';
import { jobDraft } from '#domain/work/job/posting.ts';
import { ageBandList, streamFields } from '../kernel/fields.schema.ts';

/**
 * jobDrafts/{jobId}: a draft, readable only by its client. A separate collection, so that no list
 * of jobs contains drafts. Deleted when the job is posted under the same id.
 */
export const jobDraftSchema = z.object({
  id: z.string(),
  clientId: z.string(),
  ...jobDraft.shape,
  wantedAgeBands: ageBandList,
  ...streamFields,
});
export type JobDraftDocument = z.infer<typeof jobDraftSchema>;
