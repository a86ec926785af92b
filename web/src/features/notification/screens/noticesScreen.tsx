import { LinkTabs, useTab } from '#web/shared/ui/linkTabs.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { NewsList } from '../components/newsList.tsx';
import { NoticeList } from '../components/noticeList.tsx';
import { useNewsState } from '../queries/newsState.ts';

const keys = ['own', 'news'] as const;

/** What concerns the signed-in user, and what the office tells everybody. */
export default function NoticesScreen() {
  const current = useTab(keys);
  const { unread } = useNewsState();
  const tabs = [
    { key: 'own', label: 'お知らせ' },
    { key: 'news', label: unread ? '事務局からのお知らせ（未読あり）' : '事務局からのお知らせ' },
  ] as const;
  return (
    <Stack>
      <LinkTabs label="お知らせの種類" tabs={tabs} current={current} />
      {current === 'own' ? <NoticeList /> : <NewsList />}
    </Stack>
  );
}
