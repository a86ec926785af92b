import type { DecisionContext } from '../../kernel/decider.ts';
import { DomainError } from '../../kernel/domainError.ts';
import type { ErrorCode } from '../../kernel/errorMessages.ts';
import { parseStreamId } from '../../kernel/identifiers.ts';
import { noPrices, pricesAt, serviceFeeOf } from '../../kernel/prices.ts';
import type { Awaited, ConcludedAt, Terms } from './state.ts';

/** The error for a (job, talent) pair that another stream reserves. */
export const takenBy = (holder: string): ErrorCode => (parseStreamId(holder).aggregate === 'entry' ? 'entry-exist' : 'offer-exist');

// Results of a decision on a deal apart from events.

/** Throws `status-conflict`: the deal is not in a status that allows the command. */
export const conflict = (): never => {
  throw new DomainError('status-conflict');
};

/** Throws `not-found`: the stream has no event yet. */
export const notFound = (): never => {
  throw new DomainError('not-found');
};

/**
 * Returns the events, or throws `deadline-passed` from `due` (ms) on. The clock at command time
 * decides, since the deadline task may run late.
 */
export const beforeDue = <Event>(due: number, { now }: DecisionContext, events: Event[]): Event[] => {
  if (now >= due) throw new DomainError('deadline-passed');
  return events;
};

/** Returns the events, or throws `deadline-not-reached` before `due` (ms) or without a deadline. */
export const onceDue = <Event>(due: number | null, { now }: DecisionContext, events: Event[]): Event[] => {
  if (due === null || now < due) throw new DomainError('deadline-not-reached');
  return events;
};

export const concludedNow = ({ now, priceLists = [] }: DecisionContext) => ({ approvedAt: now, prices: pricesAt(priceLists, now) });

/** Builders of the event data of the last commands of a deal. */
export const endDetails = {
  claimBill: ({ billId }: { readonly billId?: string | undefined }) => ({ billId: billId ?? null }),
  expire: (_: unknown, { answerDue }: Awaited) => ({ expiredAt: answerDue ?? conflict() }),
  close: (_: unknown, { fee, scheduleToClose, prices }: Terms & ConcludedAt) => ({
    fee,
    serviceFee: serviceFeeOf(fee, prices ?? noPrices),
    closedAt: scheduleToClose,
  }),
};

export const sameBill = {
  claimBill: ({ billId }: { readonly billId?: string | undefined }, held: object): boolean =>
    'billId' in held && held.billId === (billId ?? null),
};
