import { match, P } from 'ts-pattern';
import * as bills from '../deal/bills.ts';
import { parties } from '../deal/state.ts';
import type { OfferEvent } from './events.ts';
import { anyEnded, conflict, notFound } from './outcomes.ts';
import type { OfferState } from './state.ts';

// Decisions about the bill of a closed deal, which only a closed deal has.

const active = P.union('IN_INQUIRY', 'IN_PROGRESS', 'IS_ACCEPTED', 'IS_ADMIN_APPROVED', 'IS_APPROVED');

export const claimBill = (billId: string | null, state: OfferState) =>
  match(state)
    .with({ status: 'IS_CLOSED' }, (held) =>
      bills.claim<OfferEvent>(held, billId, { type: 'OfferBillClaimed', data: { ...parties(held), billId } }),
    )
    .with({ status: 'NONE' }, notFound)
    .with({ status: active }, { status: anyEnded }, conflict)
    .exhaustive();

export const ignoreBill = (state: OfferState) =>
  match(state)
    .with({ status: 'IS_CLOSED' }, (held) => bills.ignore<OfferEvent>(held, { type: 'OfferBillIgnored', data: parties(held) }))
    .with({ status: 'NONE' }, notFound)
    .with({ status: active }, { status: anyEnded }, conflict)
    .exhaustive();

export const reopenBill = (state: OfferState) =>
  match(state)
    .with({ status: 'IS_CLOSED' }, (held) => bills.reopen<OfferEvent>(held, { type: 'OfferBillReopened', data: parties(held) }))
    .with({ status: 'NONE' }, notFound)
    .with({ status: active }, { status: anyEnded }, conflict)
    .exhaustive();
