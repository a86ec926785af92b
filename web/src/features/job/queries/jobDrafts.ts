import { jobDraftSchema } from '#projections/job/jobDrafts.schema.ts';
import { useMany } from '#web/shared/data/reads.ts';
import { useUid } from '#web/shared/data/session.ts';

/**
 * The signed-in client's drafts, the last saved first; live. The newest fifty: more than anybody
 * goes on with.
 */
export const useJobDrafts = () =>
  useMany({ collection: 'jobDrafts', where: [['clientId', '==', useUid()]], orderBy: ['updatedAt', 'desc'], limit: 50 }, jobDraftSchema);
