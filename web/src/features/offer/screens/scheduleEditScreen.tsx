import { useParams } from 'react-router-dom';
import { ChangeableOffer } from '../components/changeableOffer.tsx';
import { OfferScheduleForm } from '../components/offerScheduleForm.tsx';

/** Changes the end of one of the client's deals. */
export default function ScheduleEditScreen() {
  const { offerId = '' } = useParams();
  return (
    <ChangeableOffer offerId={offerId} action="changeSchedule">
      {(offer) => <OfferScheduleForm key={offer.id} offer={offer} />}
    </ChangeableOffer>
  );
}
