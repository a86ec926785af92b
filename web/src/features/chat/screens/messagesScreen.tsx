import { BesideRooms } from '../components/besideRooms.tsx';

/** The signed-in user's rooms. */
export default function MessagesScreen() {
  return <BesideRooms detail={null} />;
}
