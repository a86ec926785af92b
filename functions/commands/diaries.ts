import { z } from 'zod';
import { DomainError } from '#domain/kernel/domainError.ts';
import { identifier } from '#domain/kernel/validation.ts';
import { type TalentState, talent } from '#domain/people/talent/talent.ts';
import * as commands from '#domain/work/diary/commands.ts';
import { diary } from '#domain/work/diary/diary.ts';
import type { Rule } from '../eventStore/rule.ts';
import { assertNotSelf } from '../gate/admission.ts';
import { commandCallable, commandIdSchema, type Target } from '../gate/commandCallable.ts';

const wire = z.discriminatedUnion('type', [
  commands.blockOut.extend({ commandId: commandIdSchema }),
  commands.unblock.extend({ commandId: commandIdSchema }),
  commands.openFeed.extend({ commandId: commandIdSchema }),
  commands.closeFeed.extend({ commandId: commandIdSchema }),
  commands.allowOverlap.extend({ commandId: commandIdSchema, uid: identifier }),
]);

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
export const diaries = commandCallable(diary, wire, ({ commandId: _, ...command }, caller): Target => {
  if (command.type !== 'allowOverlap') return { entityId: caller.uid, command, begins: true };
  const { uid, ...allowed } = command;
  return { entityId: assertNotSelf(uid, caller), command: allowed, begins: true, rules: [known(uid)] };
});
