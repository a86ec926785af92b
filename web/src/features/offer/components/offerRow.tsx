import type { Offer } from '#projections/deal/offers.schema.ts';
import { href } from '#web/app/href.ts';
import { DealRow, type Side } from '#web/features/deal/public.ts';
import { viewOf } from '../openActions.ts';

/** An offer in a list of one side's. */
export const OfferRow = ({ offer, side, now }: { readonly offer: Offer; readonly side: Side; readonly now: number }) => (
  <DealRow
    deal={offer}
    view={viewOf(offer, side)}
    other={side === 'client' ? offer.talent : offer.client}
    to={href(side === 'client' ? 'clientOffer' : 'talentOffer', { offerId: offer.id })}
    now={now}
  />
);
