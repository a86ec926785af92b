import { match, P } from 'ts-pattern';
import type { OfferEvent } from './events.ts';
import { anyEnded, conflict, fulfilled, notFound } from './outcomes.ts';
import { type OfferState, parties } from './state.ts';

// Decisions about the bill of a closed deal: UNCLAIMED to CLAIMED or IGNORED, and back.

const active = P.union('IN_INQUIRY', 'IN_PROGRESS', 'IS_ACCEPTED', 'IS_ADMIN_APPROVED', 'IS_APPROVED');

export const claimBill = (billId: string | null, state: OfferState) =>
  match(state)
    .with({ status: 'IS_CLOSED', bill: 'UNCLAIMED' }, (held): OfferEvent[] => [
      { type: 'OfferBillClaimed', data: { ...parties(held), billId } },
    ])
    .with({ status: 'IS_CLOSED', bill: 'CLAIMED' }, (closed) => (closed.billId === billId ? fulfilled() : conflict()))
    .with({ status: 'IS_CLOSED', bill: 'IGNORED' }, conflict)
    .with({ status: 'NONE' }, notFound)
    .with({ status: active }, { status: anyEnded }, conflict)
    .exhaustive();

export const ignoreBill = (state: OfferState) =>
  match(state)
    .with({ status: 'IS_CLOSED', bill: 'UNCLAIMED' }, (held): OfferEvent[] => [{ type: 'OfferBillIgnored', data: parties(held) }])
    .with({ status: 'IS_CLOSED', bill: 'IGNORED' }, fulfilled)
    .with({ status: 'IS_CLOSED', bill: 'CLAIMED' }, conflict)
    .with({ status: 'NONE' }, notFound)
    .with({ status: active }, { status: anyEnded }, conflict)
    .exhaustive();

export const reopenBill = (state: OfferState) =>
  match(state)
    .with({ status: 'IS_CLOSED', bill: P.union('CLAIMED', 'IGNORED') }, (held): OfferEvent[] => [
      { type: 'OfferBillReopened', data: parties(held) },
    ])
    .with({ status: 'IS_CLOSED', bill: 'UNCLAIMED' }, fulfilled)
    .with({ status: 'NONE' }, notFound)
    .with({ status: active }, { status: anyEnded }, conflict)
    .exhaustive();
