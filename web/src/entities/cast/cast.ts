import { talentPrivateSchema } from '#projections/talent/talentPrivate.schema.ts';
import { type Talent, talentSchema } from '#projections/talent/talents.schema.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { listedRow, useOne } from '#web/shared/data/reads/reads.ts';
import { shownOf } from '#web/shared/data/reads/shownOf.ts';

/** One cast, live, initially from the cached list; null if there is none, or they left or hide. */
export const useCast = (talentId: string) => {
  const query = useOne(`talents/${talentId}`, talentSchema);
  return { query, cast: query.isPending ? listedRow<Talent>('talents', talentId) : shownOf(query) };
};

/** The private part of the signed-in talent's profile, live; null before there is a profile. */
export const useOwnPrivate = () => {
  const query = useOne(`talentPrivate/${useUid()}`, talentPrivateSchema);
  return { query, own: query.data };
};
