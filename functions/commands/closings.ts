import { z } from 'zod';
import { closing } from '#domain/money/closing/closing.ts';
import * as commands from '#domain/money/closing/commands.ts';
import { requireOffice } from '../gate/activeAccount.ts';
import { commandCallable, commandIdSchema, type Target } from '../gate/commandCallable.ts';
import { runtime } from '../runtime.ts';
import { lockTarget } from './lockMonth.ts';

const wire = z.discriminatedUnion('type', [
  commands.lock.pick({ type: true, month: true }).extend({ commandId: commandIdSchema }),
  commands.unlock.extend({ commandId: commandIdSchema }),
]);

/** Locks a closing month with the totals of its bills, and unlocks it. */
export const closings = commandCallable(closing, wire, async ({ commandId: _, ...sent }, caller): Promise<Target> => {
  if (sent.type === 'unlock') return { entityId: sent.month, command: sent };
  await requireOffice(runtime(), caller, 'bills');
  return lockTarget(runtime().db, sent.month);
});
