import type { Job } from '#projections/job/jobs.schema.ts';
import { useOwnOfferOfJob } from '#web/features/offer/public.ts';
import { useCast } from '#web/features/talent/public.ts';
import { useUid } from '#web/shared/data/session.ts';
import { useNow } from '#web/shared/format/now.ts';
import { openingOf } from './opening.ts';
import { useOwnEntryOfJob } from './queries/ownEntryOfJob.ts';

/** Whether the signed-in talent can enter a job, live; undefined until it is known. `query` is the read that failed, if one did. */
export const useOpening = (job: Job) => {
  const { query: entryQuery, entry } = useOwnEntryOfJob(job.id);
  const { query: offerQuery, offer } = useOwnOfferOfJob(job.id);
  const { query: talentQuery, cast } = useCast(useUid());
  const now = useNow();
  const failed = [entryQuery, offerQuery, talentQuery].find(({ isError }) => isError);
  const known = entry !== undefined && offer !== undefined && cast !== undefined;
  return { failed, opening: known ? openingOf({ job, talent: cast, entry, offer }, now) : undefined };
};
