import { jobDraftSchema } from '#projections/job/jobDrafts.schema.ts';
import { liveRows, useLive } from '#web/shared/data/live.ts';
import { useUid } from '#web/shared/data/session.ts';

/** The signed-in client's drafts, the last saved first; live. The newest fifty: more than anybody goes on with. */
export const useJobDrafts = () => {
  const uid = useUid();
  return useLive(
    liveRows({ collection: 'jobDrafts', where: [['clientId', '==', uid]], orderBy: ['updatedAt', 'desc'], limit: 50 }, jobDraftSchema),
    { enabled: uid !== '' },
  );
};
