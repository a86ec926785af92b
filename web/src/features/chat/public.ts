/** The exports of this feature for other features. */
export { RoomLink } from './components/roomLink.tsx';
