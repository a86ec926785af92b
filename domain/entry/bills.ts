import { match, P } from 'ts-pattern';
import * as bills from '../deal/bills.ts';
import { parties } from '../deal/state.ts';
import type { EntryEvent } from './events.ts';
import { anyEnded, conflict, notFound } from './outcomes.ts';
import type { EntryState } from './state.ts';

// Decisions about the bill of a closed entry, which only a closed one has.

const active = P.union('IN_PROGRESS', 'IS_ADMIN_APPROVED', 'IS_DECIDING', 'IS_APPROVED');

export const claimBill = (billId: string | null, state: EntryState) =>
  match(state)
    .with({ status: 'IS_CLOSED' }, (held) =>
      bills.claim<EntryEvent>(held, billId, { type: 'EntryBillClaimed', data: { ...parties(held), billId } }),
    )
    .with({ status: 'NONE' }, notFound)
    .with({ status: active }, { status: anyEnded }, conflict)
    .exhaustive();

export const ignoreBill = (state: EntryState) =>
  match(state)
    .with({ status: 'IS_CLOSED' }, (held) => bills.ignore<EntryEvent>(held, { type: 'EntryBillIgnored', data: parties(held) }))
    .with({ status: 'NONE' }, notFound)
    .with({ status: active }, { status: anyEnded }, conflict)
    .exhaustive();

export const reopenBill = (state: EntryState) =>
  match(state)
    .with({ status: 'IS_CLOSED' }, (held) => bills.reopen<EntryEvent>(held, { type: 'EntryBillReopened', data: parties(held) }))
    .with({ status: 'NONE' }, notFound)
    .with({ status: active }, { status: anyEnded }, conflict)
    .exhaustive();
