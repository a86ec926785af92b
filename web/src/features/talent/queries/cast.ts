import { talentSchema } from '#projections/talents.ts';
import { liveDocument, useLive } from '#web/shared/data/live.ts';

/** One cast, live; null when there is none (or none to be seen) of that id. */
export const useCast = (talentId: string) => {
  const query = useLive(liveDocument(`talents/${talentId}`, talentSchema), { enabled: talentId !== '' });
  return { query, cast: query.data };
};
