import { Link } from 'react-router-dom';
import type { ChatRoomReference } from '#projections/chat/chatRoomReferences.schema.ts';
import { href } from '#web/routing/href.ts';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import type { RoomDeal } from '../queries/rooms.ts';
import css from './roomHead.module.css';

const dealAddress = ({ side, dealKind, dealId }: ChatRoomReference): string => {
  if (dealKind === 'offer') return href(side === 'client' ? 'clientOffer' : 'talentOffer', { offerId: dealId });
  return href(side === 'client' ? 'clientEntry' : 'talentEntry', { entryId: dealId });
};

// The texts of all states are large, and the messages do not wait for them.
const RoomFacts = lazyPart(async () => (await import('./roomFacts.tsx')).RoomFacts);

const RoomMenu = lazyPart(async () => (await import('./roomMenu.tsx')).RoomMenu);

type Props = {
  readonly room: ChatRoomReference;
  readonly deal: RoomDeal | null;
  readonly onFind: () => void;
};

export const RoomHead = ({ room, deal, onFind }: Props) => (
  <>
    <div className={css.line}>
      <p className={css.deal}>
        <Link to={dealAddress(room)} title={room.job.title}>
          {room.job.title || 'お仕事'}
        </Link>
      </p>
      <RoomMenu room={room} onFind={onFind} />
    </div>
    <div className={css.facts}>{deal ? <RoomFacts kind={room.dealKind} deal={deal} side={room.side} /> : null}</div>
  </>
);
