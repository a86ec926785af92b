import type { Offer } from '#projections/offers.ts';
import { href } from '#web/app/href.ts';
import { FeeForm } from '#web/features/deal/changes.ts';
import { useChangeFee } from '../commands/changeFee.ts';

/** A new fee for an offer. */
export const OfferFeeForm = ({ offer }: { readonly offer: Offer }) => {
  const { send, sending } = useChangeFee(offer);
  return (
    <FeeForm
      fee={offer.fee}
      send={(values) => send({ offerId: offer.id, ...values })}
      sending={sending}
      done={href('clientOfferFeeDone', { offerId: offer.id })}
    />
  );
};
