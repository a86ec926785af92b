import { href } from '#web/app/href.ts';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { RoomList } from '../components/roomList.tsx';

/** The client's rooms. */
export default function ClientMessagesScreen() {
  return <RoomList wayOn={<LinkButton to={href('clientHome')}>キャストをさがす</LinkButton>} />;
}
