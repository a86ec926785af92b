import { DomainError } from '#domain/kernel/domainError.ts';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import { type InvoiceState, reservesDeals } from '#domain/money/invoice/state.ts';
import { invoiced, type OrderCommand, type OrderedDeal } from '#domain/money/order/order.ts';
import { orderStage } from '#domain/money/order/stage.ts';
import type { Billed } from '#domain/work/deal/state.ts';
import { entry } from '#domain/work/entry/entry.ts';
import type { EntryState } from '#domain/work/entry/table.ts';
import { offer } from '#domain/work/offer/offer.ts';
import type { OfferState } from '#domain/work/offer/table.ts';
import { dealDocument } from '#projections/deal/deals.schema.ts';
import type { Rule } from '../eventStore/rule.ts';
import { closedIn, monthIsOpen } from './billing.ts';

type DealState = OfferState | EntryState;
type Sent = Omit<OrderCommand, 'deal'> & { readonly dealId: string; readonly jobId: string };

const factsOf = (kind: Sent['dealKind'], asked: string, deal: DealState): OrderedDeal => {
  if (deal.status === 'NONE' || deal.jobId !== asked) throw new DomainError('not-found');
  const { jobId, clientId, talentId, status } = deal;
  return { jobId, clientId, talentId, stage: orderStage(kind, status, (deal as Partial<Billed>).bill ?? null) };
};

/**
 * Adds what an order has to know of its deal. An order of a closed deal and the invoices of its
 * month come one after the other: an invoice keeps the order that it was issued with.
 */
export const orderedDeal = ({ dealId, jobId, ...sent }: Sent): Rule => {
  const isOffer = sent.dealKind === 'offer';
  const deal = { aggregate: isOffer ? offer : entry, entityId: dealId };
  const path = dealDocument(isOffer ? 'offers' : 'entries', jobId, dealId);
  return {
    streams: [deal],
    documents: [path],
    fillCommand: ([state]) => ({ ...sent, deal: factsOf(sent.dealKind, jobId, state as DealState) }),
    further: (_states, documents) => {
      const months = closedIn(documents.get(path));
      if (months.length === 0) return [];
      return [
        monthIsOpen(...months),
        {
          find: (db) => [db.collection('reservations').where('billed', 'array-contains', streamIdOf(deal.aggregate.name, dealId))],
          check: (_, _now, found) => {
            if (found.some(({ state }) => reservesDeals(state as InvoiceState))) throw invoiced(sent.type === 'set');
          },
        },
      ];
    },
  };
};
