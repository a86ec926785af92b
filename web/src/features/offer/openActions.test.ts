import { describe, expect, it } from 'vitest';
import type { OfferCommand } from '#domain/offer/commands.ts';
import { offer } from '#domain/offer/offer.ts';
import { billStatuses, offerStatuses } from '#domain/offer/status.ts';
import { viewers } from '#domain/offer/statusView.ts';
import type { OfferState } from '#domain/offer/table.ts';
import { type OfferAction, openActions } from './openActions.ts';

const DUE = 1_000_000;
const END = 2_000_000;
const parties = { jobId: 'j1', clientId: 'c1', talentId: 't1' };
const context = (now: number, role: 'client' | 'talent' | 'office') => ({
  now,
  actor: { uid: { client: 'c1', talent: 't1', office: 'o1' }[role], role },
  ids: () => 'id',
});

/** Whether the decider takes the command; any rejection by the clock or the status counts as "no". */
const takes = (action: OfferAction, state: OfferState, now: number, role: 'client' | 'talent' | 'office'): boolean => {
  const inputs = {
    makeOffer: { jobId: 'j1', talentId: 't1', fee: 10, scheduleToClose: now + 5_000 },
    changeFee: { fee: 77 },
    changeSchedule: { scheduleToClose: now + 5_000 },
    adminDisapprove: { reason: '理由' },
    forceClose: { reason: '理由' },
    claimBill: { billId: 'B1' },
  } as const;
  const command = { type: action, ...(inputs as Partial<Record<OfferAction, object>>)[action] } as OfferCommand;
  try {
    return offer.decider.decide(command, state, context(now, role) as never).length > 0;
  } catch {
    return false;
  }
};

const stateOf = (status: (typeof offerStatuses)[number], bill: (typeof billStatuses)[number] | null): OfferState =>
  ({ status, ...parties, fee: 10, scheduleToClose: END, askedAt: 0, answerDue: DUE, reminded: false, bill, billId: null }) as never;

describe('open actions', () => {
  const times = [DUE - 1, DUE, END - 1, END];
  const rows = offerStatuses.flatMap((status) =>
    (status === 'IS_CLOSED' ? billStatuses : [null]).flatMap((bill) =>
      viewers.flatMap((viewer) => times.map((now) => ({ status, bill, viewer, now }))),
    ),
  );

  it.each(rows)('$viewer at $now, $status $bill: no button that the decider refuses', ({ status, bill, viewer, now }) => {
    const answerDue = status === 'IN_PROGRESS' || status === 'IS_ADMIN_APPROVED' ? DUE : null;
    const open = openActions({ status, answerDue, scheduleToClose: END, billStatus: bill }, viewer, now);
    const refused = open.filter((action) => !takes(action, stateOf(status, bill), now, viewer));
    expect(refused).toEqual([]);
  });
});
