import type { Job } from '#projections/job/jobs.schema.ts';
import { useCast } from '#web/entities/cast/cast.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useNow } from '#web/shared/format/now.ts';
import { useOwnDealOfJob } from './deals.ts';
import { openingOf } from './opening.ts';

/** Undefined while loading. `failed` is a failed read, if any. */
export const useOpening = (job: Job) => {
  const { query: entryQuery, row: entry } = useOwnDealOfJob('entry', job.id);
  const { query: offerQuery, row: offer } = useOwnDealOfJob('offer', job.id);
  const { query: talentQuery, cast } = useCast(useUid());
  const now = useNow();
  const failed = [entryQuery, offerQuery, talentQuery].find(({ isError }) => isError);
  const known = entry !== undefined && offer !== undefined && cast !== undefined;
  return { failed, opening: known ? openingOf({ job, talent: cast, entry, offer }, now) : undefined };
};
