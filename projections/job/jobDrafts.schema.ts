import { z } from 'zod';
import { jobDraft } from '#domain/job/posting.ts';
import { followed } from '../kernel/fields.schema.ts';

/**
 * jobDrafts/{jobId}: a posting in the making, for nobody but its client. A collection of its own,
 * so that no list of jobs can come across one; it goes when the job is posted under the same id.
 */
export const jobDraftSchema = z.object({ id: z.string(), clientId: z.string(), ...jobDraft.shape, ...followed });
export type JobDraftDocument = z.infer<typeof jobDraftSchema>;
