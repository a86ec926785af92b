import { Link } from 'react-router-dom';
import type { Offer } from '#projections/offers.ts';
import { href } from '#web/app/href.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Photo } from '#web/shared/ui/photo.tsx';
import type { Side } from '../queries/ownOffers.ts';
import css from './otherSide.module.css';

/** Whom the deal is with. */
export const OtherSide = ({ offer, side }: { readonly offer: Offer; readonly side: Side }) => {
  const person = side === 'client' ? offer.talent : offer.client;
  const to = side === 'client' ? href('clientTalent', { talentId: offer.talentId }) : href('talentClient', { id: offer.clientId });
  return (
    <Card title={side === 'client' ? 'キャスト' : 'クライアント'}>
      <div className={css.person}>
        <Photo path={person.thumbnail} alt="" size={72} />
        <div>
          <p className={css.name}>{person.name}</p>
          <Link to={to}>くわしく見る</Link>
        </div>
      </div>
    </Card>
  );
};
