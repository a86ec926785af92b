import { match } from 'ts-pattern';
import type { BillStatus } from '../deal/billStatus.ts';
import { parties, partiesAndTerms } from '../deal/state.ts';
import type { EntryEvent } from './events.ts';
import type { EntryState, ExistingEntry } from './state.ts';

/** Total: an event that the state cannot have (a damaged log) leaves the state as it is; `replay -- verify` finds such logs. */
export const evolve = (state: EntryState, event: EntryEvent): EntryState => {
  if (event.type === 'EntryMade') return { ...parties(event.data), status: 'IN_PROGRESS' };
  return state.status === 'NONE' ? state : follow(state, event);
};

const follow = (state: ExistingEntry, event: Exclude<EntryEvent, { type: 'EntryMade' }>): EntryState => {
  const awaiting = (status: 'IS_ADMIN_APPROVED' | 'IS_DECIDING', { askedAt, answerDue }: { askedAt: number; answerDue: number }) => ({
    ...parties(state),
    ...{ status, askedAt, answerDue, reminded: false },
  });
  const end = (status: 'IS_ADMIN_DISAPPROVED' | 'IS_REFUSED' | 'IS_EXPIRED' | 'IS_ADMIN_CLOSED') => ({ ...parties(state), status });
  const concluded = (change: { fee?: number; scheduleToClose?: number }): EntryState =>
    state.status === 'IS_APPROVED' ? { ...state, ...change } : state;
  const bill = (next: BillStatus, billId: string | null): EntryState =>
    state.status === 'IS_CLOSED' ? { ...state, bill: next, billId } : state;
  return match(event)
    .returnType<EntryState>()
    .with({ type: 'EntryAdminApproved' }, ({ data }) => awaiting('IS_ADMIN_APPROVED', data))
    .with({ type: 'EntryAdminDisapproved' }, () => end('IS_ADMIN_DISAPPROVED'))
    .with({ type: 'EntryDecidingStarted' }, ({ data }) => awaiting('IS_DECIDING', data))
    .with({ type: 'EntryApproved' }, ({ data: { fee, scheduleToClose } }) => ({
      ...parties(state),
      ...{ status: 'IS_APPROVED', fee, scheduleToClose },
    }))
    .with({ type: 'EntryRefused' }, () => end('IS_REFUSED'))
    .with({ type: 'EntryApproveReminded' }, () => ('reminded' in state ? { ...state, reminded: true } : state))
    .with({ type: 'EntryExpired' }, () => end('IS_EXPIRED'))
    .with({ type: 'EntryFeeChanged' }, ({ data: { fee } }) => concluded({ fee }))
    .with({ type: 'EntryScheduleChanged' }, ({ data: { scheduleToClose } }) => concluded({ scheduleToClose }))
    .with({ type: 'EntryClosed' }, () =>
      state.status === 'IS_APPROVED' ? { ...partiesAndTerms(state), status: 'IS_CLOSED', bill: 'UNCLAIMED', billId: null } : state,
    )
    .with({ type: 'EntryForceClosed' }, () => end('IS_ADMIN_CLOSED'))
    .with({ type: 'EntryBillClaimed' }, ({ data }) => bill('CLAIMED', data.billId))
    .with({ type: 'EntryBillIgnored' }, () => bill('IGNORED', null))
    .with({ type: 'EntryBillReopened' }, () => bill('UNCLAIMED', null))
    .exhaustive();
};
