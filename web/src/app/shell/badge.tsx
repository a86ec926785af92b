import { useEffect } from 'react';
import { type Counts, useOwnInbox } from '#web/entities/inbox/ownInbox.ts';
import { useNewsState } from '#web/features/notification/queries/newsState.ts';
import { CountBadge } from '#web/shared/ui/chips.tsx';

const badges = {
  deals: { label: '要対応', count: ({ offers, entries }) => offers + entries },
  offers: { label: '要対応', count: ({ offers }) => offers },
  entries: { label: '要対応', count: ({ entries }) => entries },
  messages: { label: '未読', count: ({ messages }) => messages },
  reviewTasks: { label: '評価待ちの一覧', count: ({ reviews }) => reviews },
  notices: { label: '未読', count: ({ notices }) => notices },
} as const satisfies Record<string, { readonly label: string; readonly count: (inbox: Counts) => number }>;

type Name = keyof typeof badges;
type Props = {
  readonly name: Name;
  readonly className: string;
  /** Called with whether entries wait, so that the link can lead to them. */
  readonly onEntries?: ((wait: boolean) => void) | undefined;
};

const InboxBadge = ({ name, className, onEntries, more = 0 }: Props & { readonly more?: number }) => {
  const inbox = useOwnInbox();
  const haveEntries = (inbox?.entries ?? 0) > 0;
  useEffect(() => onEntries?.(haveEntries), [onEntries, haveEntries]);
  const { label, count } = badges[name];
  return <CountBadge className={className} label={label} count={(inbox ? count(inbox) : 0) + more} />;
};

/** The bell counts unseen news as one. */
const NoticesBadge = (props: Props) => <InboxBadge {...props} more={useNewsState().unread ? 1 : 0} />;

export default function Badge(props: Props) {
  return props.name === 'notices' ? <NoticesBadge {...props} /> : <InboxBadge {...props} />;
}
