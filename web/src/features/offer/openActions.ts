import { type DealFacts, openActions as open } from '#domain/deal/row.ts';
import { type OfferAction, offerStatusView, type StatusView, type Viewer } from '#domain/offer/statusView.ts';
import { offerTable } from '#domain/offer/table.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';

export type { OfferAction };

/** What a deal says to its viewer: the domain's row for its status. */
export const viewOf = ({ status }: Pick<Offer, 'status'>, viewer: Viewer): StatusView => offerStatusView[status][viewer];

/** The acts that this viewer can do now (ms). */
export const openActions = (deal: DealFacts, viewer: Viewer, now: number): OfferAction[] => open(offerTable, deal, viewer, now);
