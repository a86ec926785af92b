import { DomainError } from '#domain/kernel/domainError.ts';
import { type TalentState, talent } from '#domain/people/talent/talent.ts';
import { diary } from '#domain/work/diary/diary.ts';
import type { Rule } from '../eventStore/rule.ts';
import { callableOf } from '../gate/callableOf.ts';

/** Throws `not-found` if the id names no cast. */
const known = (uid: string): Rule => ({
  streams: [{ aggregate: talent, entityId: uid }],
  check: ([state]) => {
    if ((state as TalentState).status === 'NONE') throw new DomainError('not-found');
  },
});

/**
 * Commands on the days of a cast: the cast's own, and the office's to let a deal overlap others.
 */
export const diaries = callableOf(diary, { allowOverlap: ({ uid }) => ({ rules: [known(uid)] }) });
