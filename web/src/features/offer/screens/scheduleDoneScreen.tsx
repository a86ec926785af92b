import { useParams } from 'react-router-dom';
import { href } from '#web/app/href.ts';
import { ChangeDone } from '#web/features/deal/changes.ts';

/** After the end of an offer was changed. */
export default function ScheduleDoneScreen() {
  const { offerId = '' } = useParams();
  return <ChangeDone changed="schedule" back={{ to: href('clientOffer', { offerId }), label: 'オファーの詳細へ戻る' }} />;
}
