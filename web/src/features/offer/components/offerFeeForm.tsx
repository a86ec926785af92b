import type { Offer } from '#projections/offers.ts';
import { href } from '#web/app/href.ts';
import { FeeForm } from '#web/features/deal/changes.ts';
import { useChangeFee } from '../commands/changeFee.ts';

/** A new fee for an offer. */
export const OfferFeeForm = ({ offer }: { readonly offer: Offer }) => {
  const { send } = useChangeFee(offer);
  return (
    <FeeForm
      name={`fee:offer:${offer.id}`}
      fee={offer.fee}
      send={(values) => send({ offerId: offer.id, ...values })}
      done={href('clientOfferFeeDone', { offerId: offer.id })}
    />
  );
};
