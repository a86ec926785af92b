import { useParams } from 'react-router-dom';
import { href } from '#web/app/href.ts';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { OfferDetail } from '../components/offerDetail.tsx';

/** One of the talent's deals. */
export default function TalentOfferScreen() {
  const { offerId = '' } = useParams();
  return <OfferDetail side="talent" offerId={offerId} wayBack={<LinkButton to={href('talentOffers')}>届いたオファーへ</LinkButton>} />;
}
