import MessagesBadge from '#web/features/chat/components/messagesBadge.tsx';
import NoticesBadge from '#web/features/notification/components/noticesBadge.tsx';
import ReviewTasksBadge from '#web/features/review/components/reviewTasksBadge.tsx';
import { DealsBadge } from './dealsBadge.tsx';

const badges = { deals: DealsBadge, messages: MessagesBadge, reviewTasks: ReviewTasksBadge, notices: NoticesBadge } as const;

type Props = { readonly name: keyof typeof badges; readonly className: string };

/** The badges of the frame in one chunk, as every frame shows them together. */
export default function Badge({ name, className }: Props) {
  const Shown = badges[name];
  return <Shown className={className} />;
}
