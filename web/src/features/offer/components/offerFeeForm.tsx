import type { Offer } from '#projections/deal/offers.schema.ts';
import { href } from '#web/app/href.ts';
import { FeeForm, useDealCommand } from '#web/features/deal/changes.ts';

/** A new fee for an offer. */
export const OfferFeeForm = ({ offer }: { readonly offer: Offer }) => {
  const { send } = useDealCommand('offers', 'changeFee', offer);
  return <FeeForm name={`fee:offer:${offer.id}`} fee={offer.fee} send={send} done={href('clientOfferFeeDone', { offerId: offer.id })} />;
};
