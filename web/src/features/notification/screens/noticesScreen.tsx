import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useOwnInbox } from '#web/features/inbox/public.ts';
import { LinkTabs } from '#web/shared/ui/linkTabs.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { NewsList } from '../components/newsList.tsx';
import { NoticeList } from '../components/noticeList.tsx';
import { useNewsState } from '../queries/newsState.ts';

const keys = ['own', 'news'] as const;
type Key = (typeof keys)[number];

/** The tab in the address; default: the tab with something unread when the page was opened. */
const useNoticeTab = (newsUnread: boolean | undefined): Key => {
  const wanted = useSearchParams()[0].get('tab');
  const inbox = useOwnInbox();
  const [first, setFirst] = useState<Key | null>(null);
  // Decided once, so that reading does not switch the tab.
  if (first === null && inbox && newsUnread !== undefined) setFirst(newsUnread && inbox.notices === 0 ? 'news' : 'own');
  return keys.find((key) => key === wanted) ?? first ?? 'own';
};

/** The signed-in user's notifications, and the office's news. */
export default function NoticesScreen() {
  const { unread } = useNewsState();
  const current = useNoticeTab(unread);
  const tabs = [
    { key: 'own', label: '通知' },
    { key: 'news', label: unread ? '事務局からのお知らせ（未読あり）' : '事務局からのお知らせ' },
  ] as const;
  return (
    <Stack>
      <LinkTabs label="お知らせの種類" tabs={tabs} current={current} />
      {current === 'own' ? <NoticeList /> : <NewsList />}
    </Stack>
  );
}
