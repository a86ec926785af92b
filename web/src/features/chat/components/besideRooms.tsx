import type { ReactNode } from 'react';
import { href } from '#web/routing/href.ts';
import { useSession } from '#web/shared/data/auth/session.ts';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Panes } from '#web/shared/ui/panes.tsx';
import { RoomList } from './roomList.tsx';

/** The address of each side's rooms, and where to find a partner while there is no room. */
const places = {
  talent: { rooms: 'talentMessages', partners: 'talentOffers', way: '届いたオファーを見る' },
  client: { rooms: 'clientMessages', partners: 'clientHome', way: 'キャストをさがす' },
} as const;

/** The addresses for the signed-in user's side. */
export const usePlaces = () => {
  const session = useSession();
  return places[session.kind === 'user' && session.claims.role === 'talent' ? 'talent' : 'client'];
};

/** The signed-in user's rooms; on wide screens with the open room next to the list. */
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
