import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useOwnInbox } from '#web/entities/inbox/ownInbox.ts';
import { LinkTabs } from '#web/shared/ui/linkTabs.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { NewsList } from '../components/newsList.tsx';
import { NoticeList } from '../components/noticeList.tsx';
import { useNewsState } from '../queries/newsState.ts';

const keys = ['own', 'news'] as const;
type Key = (typeof keys)[number];
const labels = { own: '通知', news: '事務局からのお知らせ' } as const satisfies Record<Key, string>;

type Unread = Readonly<Record<Key, boolean | undefined>>;

/** The tab in the address; default: the tab with something unread when the page was opened. */
const useNoticeTab = ({ own, news }: Unread): Key => {
  const wanted = useSearchParams()[0].get('tab');
  const [first, setFirst] = useState<Key | null>(null);
  // Decided once, so that reading does not switch the tab.
  if (first === null && own !== undefined && news !== undefined) setFirst(news && !own ? 'news' : 'own');
  return keys.find((key) => key === wanted) ?? first ?? 'own';
};

/** The signed-in user's notifications, and the office's news. */
export default function NoticesScreen() {
  const inbox = useOwnInbox();
  const unread: Unread = { own: inbox && inbox.notices > 0, news: useNewsState().unread };
  const current = useNoticeTab(unread);
  // The open list marks its own rows, and both marks do not fit on a phone.
  const tabs = keys.map((key) => ({ key, label: unread[key] && key !== current ? `${labels[key]}（未読あり）` : labels[key] }));
  return (
    <Stack>
      <LinkTabs label="お知らせの種類" tabs={tabs} current={current} />
      {current === 'own' ? <NoticeList /> : <NewsList />}
    </Stack>
  );
}
