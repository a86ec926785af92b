import { useMutation } from '@tanstack/react-query';
import { useNow } from '#web/shared/format/now.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { ShowMore } from '#web/shared/ui/showMore.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { openNotices } from '../commands/openNotices.ts';
import { useOwnNotices } from '../queries/ownNotices.ts';
import { useUnopenedNotices } from '../queries/unopenedNotices.ts';
import { NoticeRow } from './noticeRow.tsx';

/** What the signed-in user was told, with a way to have it all read. */
export const NoticeList = () => {
  const { query, rows, hasMore, loadingMore, showMore } = useOwnNotices();
  const unopened = useUnopenedNotices() ?? [];
  const openAll = useMutation({ mutationFn: () => openNotices(unopened.map(({ id }) => id)) });
  const now = useNow();
  return (
    <Stack>
      {unopened.length > 0 ? (
        <div>
          <Button variant="outlined" loading={openAll.isPending} onClick={() => openAll.mutate()}>
            すべて既読にする
          </Button>
        </div>
      ) : null}
      {openAll.error ? <Notice tone="error">{openAll.error.message}</Notice> : null}
      {query.isError ? <FailedState onRetry={() => query.refetch()} /> : null}
      {query.isPending ? <RowSkeletons /> : null}
      {query.data && rows.length === 0 ? (
        <EmptyState title="通知はありません">オファーやエントリーに動きがあると、ここに表示されます。</EmptyState>
      ) : null}
      <ul style={{ display: 'grid', gap: 12 }}>
        {rows.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} now={now} />
        ))}
      </ul>
      <ShowMore more={hasMore} loading={loadingMore} onMore={showMore} />
    </Stack>
  );
};
