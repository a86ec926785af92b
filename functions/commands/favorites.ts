import { z } from 'zod';
import { type TalentState, talent } from '#domain/people/talent/talent.ts';
import { assertCanLikeJob, assertCanLikeTalent } from '#domain/work/favorite/assertCanLike.ts';
import * as commands from '#domain/work/favorite/commands.ts';
import { favorite } from '#domain/work/favorite/favorite.ts';
import { type FavoriteTarget, favoriteEntityId } from '#domain/work/favorite/target.ts';
import { job } from '#domain/work/job/job.ts';
import type { JobState } from '#domain/work/job/state.ts';
import type { Rule } from '../eventStore/rule.ts';
import { certifiedOnly } from '../gate/admission.ts';
import { commandCallable, commandIdSchema } from '../gate/commandCallable.ts';

const wire = z.discriminatedUnion('type', [
  commands.like.extend({ commandId: commandIdSchema }),
  commands.unlike.extend({ commandId: commandIdSchema }),
]);

/** The liked cast or job must be visible. */
const likeable = ({ kind, targetId }: FavoriteTarget): Rule =>
  kind === 'talent'
    ? { streams: [{ aggregate: talent, entityId: targetId }], check: ([state]) => assertCanLikeTalent(state as TalentState) }
    : { streams: [{ aggregate: job, entityId: targetId }], check: ([state]) => assertCanLikeJob(state as JobState) };

/** A client's favourites and a talent's bookmarks; each account changes only its own. */
export const favorites = commandCallable(favorite, wire, ({ commandId: _, ...command }, caller) => {
  const request = { entityId: favoriteEntityId(caller.uid, command), command, begins: true as const, admit: certifiedOnly };
  return command.type === 'like' ? { ...request, rules: [likeable(command)] } : request;
});
