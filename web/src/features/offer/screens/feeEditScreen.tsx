import { useParams } from 'react-router-dom';
import { ChangeableOffer } from '../components/changeableOffer.tsx';
import { OfferFeeForm } from '../components/offerFeeForm.tsx';

/** Changes the fee of one of the client's deals. */
export default function FeeEditScreen() {
  const { offerId = '' } = useParams();
  return (
    <ChangeableOffer offerId={offerId} action="changeFee">
      {(offer) => <OfferFeeForm key={offer.id} offer={offer} />}
    </ChangeableOffer>
  );
}
