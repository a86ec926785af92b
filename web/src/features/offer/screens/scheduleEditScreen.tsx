import { useParams } from 'react-router-dom';
import { ChangeableOffer } from '../components/changeableOffer.tsx';
import { ScheduleForm } from '../components/scheduleForm.tsx';

/** Changes the end of one of the client's deals. */
export default function ScheduleEditScreen() {
  const { offerId = '' } = useParams();
  return (
    <ChangeableOffer offerId={offerId} action="changeSchedule">
      {(offer) => <ScheduleForm key={offer.id} offer={offer} />}
    </ChangeableOffer>
  );
}
