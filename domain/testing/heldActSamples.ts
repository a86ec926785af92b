import { SECOND } from '../kernel/calendar/instants.ts';
import type { HeldActEvent } from '../office/heldAct/heldAct.ts';
import { NOON, uidOf } from './contexts.ts';

/** A denial that the member can still undo. */
export const held = {
  type: 'HeldActBegun',
  data: {
    heldBy: uidOf.office,
    aggregate: 'offer',
    entityId: 'offer-1',
    type: 'adminDisapprove',
    clientId: uidOf.client,
    talentId: uidOf.talent,
    command: { type: 'adminDisapprove' },
    amount: 40_000,
    dueAt: NOON + 10 * SECOND,
    reason: '規約違反',
  },
} as const satisfies HeldActEvent;
