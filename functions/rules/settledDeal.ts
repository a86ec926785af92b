import { jstMonth } from '#domain/kernel/calendar/instants.ts';
import { ratesWithin } from '#domain/kernel/consumptionTax.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import type { SettledDeal } from '#domain/money/settlement/settlement.ts';
import { lastDay } from '#domain/work/deal/sheet.ts';
import type { Agreed, Billed } from '#domain/work/deal/state.ts';
import { lastWork } from '#domain/work/deal/workSpan.ts';
import { entry } from '#domain/work/entry/entry.ts';
import type { EntryState } from '#domain/work/entry/table.ts';
import { offer } from '#domain/work/offer/offer.ts';
import type { OfferState } from '#domain/work/offer/table.ts';
import type { Rule } from '../eventStore/rule.ts';
import { monthIsOpen } from './billing.ts';

type DealState = OfferState | EntryState;
type Named = { readonly type: string; readonly dealId: string; readonly dealKind: 'offer' | 'entry' };

/** What a settlement has to know of its deal. Throws `not-found` without agreed terms. */
const factsOf = (deal: DealState): SettledDeal => {
  if (deal.status === 'NONE' || !('scheduleToClose' in deal)) throw new DomainError('not-found');
  const { jobId, clientId, talentId, scheduleToClose, sheet }: typeof deal & Agreed = deal;
  const facts = sheet?.facts ?? null;
  const endsAt = lastWork(facts) ?? scheduleToClose;
  const isClosed = deal.status === 'IS_CLOSED';
  // A deal that still runs is billed in the month of its end.
  const isUnbilled = deal.status === 'IS_APPROVED' || (isClosed && (deal as Billed).bill === 'UNCLAIMED');
  return {
    jobId,
    clientId,
    talentId,
    isConcluded: deal.status === 'IS_APPROVED' || isClosed,
    lastDay: lastDay(facts ?? { workDays: [] }, scheduleToClose),
    endsAt,
    overtimeYen: facts?.overtimeYen ?? null,
    percent: ratesWithin(endsAt, endsAt + 1)[0]?.percent ?? 0,
    month: isUnbilled ? jstMonth(scheduleToClose) : null,
  };
};

/**
 * Adds what the command has to know of the deal. What is fixed joins the bills of an open month:
 * its lock and the command come one after the other.
 */
export const settledDeal = ({ dealId, ...sent }: Named): Rule => ({
  streams: [{ aggregate: sent.dealKind === 'offer' ? offer : entry, entityId: dealId }],
  fillCommand: ([deal]) => ({ ...sent, deal: factsOf(deal as DealState) }),
  further: ([deal]) => {
    const { month } = factsOf(deal as DealState);
    return sent.type === 'report' || month === null ? [] : [monthIsOpen(month)];
  },
});
