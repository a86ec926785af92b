import { type TalentState, talent } from '#domain/people/talent/talent.ts';
import { assertCanLikeJob, assertCanLikeTalent, favorite } from '#domain/work/favorite/favorite.ts';
import { type FavoriteTarget, favoriteEntityId } from '#domain/work/favorite/target.ts';
import { job } from '#domain/work/job/job.ts';
import type { JobState } from '#domain/work/job/state.ts';
import type { Rule } from '../eventStore/rule.ts';
import { certifiedOnly } from '../gate/admission.ts';
import { callableOf } from '../gate/callableOf.ts';

/** The liked cast or job must be visible. */
const likeable = ({ kind, targetId }: FavoriteTarget): Rule =>
  kind === 'talent'
    ? { streams: [{ aggregate: talent, entityId: targetId }], check: ([state]) => assertCanLikeTalent(state as TalentState) }
    : { streams: [{ aggregate: job, entityId: targetId }], check: ([state]) => assertCanLikeJob(state as JobState) };

/** A client's favourites and a talent's bookmarks; each account changes only its own. */
export const favorites = callableOf(
  favorite,
  {
    like: (target, { uid }) => ({ entityId: favoriteEntityId(uid, target), rules: [likeable(target)] }),
    unlike: (target, { uid }) => ({ entityId: favoriteEntityId(uid, target) }),
  },
  { admit: certifiedOnly },
);
