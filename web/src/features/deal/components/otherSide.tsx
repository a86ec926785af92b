import { Link } from 'react-router-dom';
import { RoomLink } from '#web/entities/chat/roomLink.tsx';
import type { Deal } from '#web/entities/deal/kinds.ts';
import { href } from '#web/routing/href.ts';
import { useOpenPages } from '#web/shared/data/auth/openPages.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Photo } from '#web/shared/ui/photo.tsx';
import css from './otherSide.module.css';

/** For the cast: the client of the deal. */
export const OtherSide = ({ deal: { id, clientId, client } }: { readonly deal: Deal }) => {
  const opens = useOpenPages();
  const page = href('talentClient', { id: clientId });
  return (
    <Card title="クライアント">
      <div className={css.person}>
        <Photo path={client.thumbnail} alt="" size={72} />
        <div>
          <p className={css.name}>{client.name}</p>
          {opens(page) ? <Link to={page}>プロフィールを見る</Link> : null}
        </div>
      </div>
      <RoomLink side="talent" dealId={id} />
    </Card>
  );
};
