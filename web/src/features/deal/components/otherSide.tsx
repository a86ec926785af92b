import { Link } from 'react-router-dom';
import { href } from '#web/app/href.ts';
import { RoomLink } from '#web/features/chat/public.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Photo } from '#web/shared/ui/photo.tsx';
import type { Deal, Side } from '../kinds.ts';
import css from './otherSide.module.css';

/** Whom the deal is with. */
export const OtherSide = ({ deal, side }: { readonly deal: Deal; readonly side: Side }) => {
  const person = side === 'client' ? deal.talent : deal.client;
  const to = side === 'client' ? href('clientTalent', { talentId: deal.talentId }) : href('talentClient', { id: deal.clientId });
  return (
    <Card title={side === 'client' ? 'キャスト' : 'クライアント'}>
      <div className={css.person}>
        <Photo path={person.thumbnail} alt="" size={72} />
        <div>
          <p className={css.name}>{person.name}</p>
          <Link to={to}>プロフィールを見る</Link>
        </div>
      </div>
      <RoomLink side={side} dealId={deal.id} />
    </Card>
  );
};
