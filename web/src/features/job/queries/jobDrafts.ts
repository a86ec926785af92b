import { jobDraftSchema } from '#projections/job/jobDrafts.schema.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useMany } from '#web/shared/data/reads/reads.ts';

export const useJobDrafts = () =>
  useMany({ collection: 'jobDrafts', where: [['clientId', '==', useUid()]], orderBy: ['updatedAt', 'desc'], limit: 50 }, jobDraftSchema);
