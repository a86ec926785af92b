import { closing } from '#domain/money/closing/closing.ts';
import { requireOffice } from '../gate/activeAccount.ts';
import { callableOf } from '../gate/callableOf.ts';
import { runtime } from '../runtime.ts';
import { lockTarget } from './lockMonth.ts';

/** Locks a closing month with the totals of its bills, and unlocks it. */
export const closings = callableOf(closing, {
  lock: async ({ month }, caller) => {
    await requireOffice(runtime(), caller, 'bills');
    return lockTarget(runtime().db, month);
  },
  unlock: ({ month }) => ({ entityId: month }),
});
