import { useParams } from 'react-router-dom';
import { href } from '#web/app/href.ts';
import { ChangeDone } from '#web/features/deal/changes.ts';

/** After the fee of an offer was changed. */
export default function FeeDoneScreen() {
  const { offerId = '' } = useParams();
  return <ChangeDone changed="fee" back={{ to: href('clientOffer', { offerId }), label: 'オファーの詳細へ戻る' }} />;
}
