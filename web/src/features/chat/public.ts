/** What other features may use of the rooms' one. */
export { RoomLink } from './components/roomLink.tsx';
