import { talentPrivateSchema } from '#projections/talent/talentPrivate.schema.ts';
import { type Talent, talentSchema } from '#projections/talent/talents.schema.ts';
import { listedRow, useOne } from '#web/shared/data/reads.ts';
import { useUid } from '#web/shared/data/session.ts';

/**
 * One cast, live, at first as a list knows it; null when there is none (or none to be seen) of that
 * id.
 */
export const useCast = (talentId: string) => {
  const query = useOne(`talents/${talentId}`, talentSchema);
  return { query, cast: query.isPending ? listedRow<Talent>('talents', talentId) : query.data };
};

/** What the signed-in talent's profile keeps from others, live; null before there is a profile. */
export const useOwnPrivate = () => {
  const query = useOne(`talentPrivate/${useUid()}`, talentPrivateSchema);
  return { query, own: query.data };
};
