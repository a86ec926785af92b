import { href } from '#web/app/href.ts';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { RoomList } from '../components/roomList.tsx';

/** The talent's rooms. */
export default function TalentMessagesScreen() {
  return <RoomList wayOn={<LinkButton to={href('talentOffers')}>届いたオファーを見る</LinkButton>} />;
}
