import { CountBadge } from '#web/shared/ui/countBadge.tsx';
import { useNewsState } from '../queries/newsState.ts';
import { useUnopenedNotices } from '../queries/unopenedNotices.ts';

/** What the bell has to tell: notifications that were not opened, and one for unseen news. */
export default function NoticesBadge({ className }: { readonly className: string }) {
  const news = useNewsState().unread ? 1 : 0;
  return <CountBadge className={className} label="未読" count={(useUnopenedNotices()?.length ?? 0) + news} />;
}
