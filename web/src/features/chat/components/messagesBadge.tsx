import { CountBadge } from '#web/shared/ui/countBadge.tsx';
import { useOwnRooms } from '../queries/ownRooms.ts';

/** How many messages wait to be read; what is new stands in the first rooms of the list. */
export default function MessagesBadge({ className }: { readonly className: string }) {
  const { rows } = useOwnRooms();
  return <CountBadge className={className} label="未読" count={rows.reduce((sum, { unreadCount }) => sum + unreadCount, 0)} />;
}
