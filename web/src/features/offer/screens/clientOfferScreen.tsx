import { useParams } from 'react-router-dom';
import { href } from '#web/app/href.ts';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { OfferDetail } from '../components/offerDetail.tsx';

/** One of the client's deals. */
export default function ClientOfferScreen() {
  const { offerId = '' } = useParams();
  return <OfferDetail side="client" offerId={offerId} wayBack={<LinkButton to={href('clientOffers')}>送ったオファーへ</LinkButton>} />;
}
