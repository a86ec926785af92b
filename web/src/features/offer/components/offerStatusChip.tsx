import type { Offer } from '#projections/offers.ts';
import { DealStatusChip } from '#web/features/deal/public.ts';
import { type Viewer, viewOf } from '../openActions.ts';

/** The status of an offer in a word. */
export const OfferStatusChip = ({ offer, viewer, now }: { readonly offer: Offer; readonly viewer: Viewer; readonly now: number }) => (
  <DealStatusChip view={viewOf(offer, viewer)} answerDue={offer.answerDue} now={now} />
);
