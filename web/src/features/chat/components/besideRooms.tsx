import type { ReactNode } from 'react';
import { href } from '#web/app/href.ts';
import { useSession } from '#web/shared/data/session.ts';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Panes } from '#web/shared/ui/panes.tsx';
import { RoomList } from './roomList.tsx';

/** Where each side finds its rooms, and a partner when there is none yet. */
const places = {
  talent: { rooms: 'talentMessages', partners: 'talentOffers', way: '届いたオファーを見る' },
  client: { rooms: 'clientMessages', partners: 'clientHome', way: 'キャストをさがす' },
} as const;

export const usePlaces = () => {
  const session = useSession();
  return places[session.kind === 'user' && session.claims.role === 'talent' ? 'talent' : 'client'];
};

/** The signed-in user's rooms, with one of them beside the list on wide screens. */
export const BesideRooms = ({ detail }: { readonly detail: ReactNode | null }) => {
  const { partners, way } = usePlaces();
  return (
    <Panes
      label="メッセージの一覧"
      list={<RoomList wayOn={<LinkButton to={href(partners)}>{way}</LinkButton>} />}
      detail={detail}
      hint="一覧から相手を選ぶと、ここにやり取りが表示されます"
    />
  );
};
