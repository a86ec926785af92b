import { useMutation } from '@tanstack/react-query';
import { useNow } from '#web/shared/format/now.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { Listed } from '#web/shared/ui/listed.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { openNotices } from '../commands/openNotices.ts';
import { useOwnNotices, useUnopenedNotices } from '../queries/notices.ts';
import { useOpenSeen } from '../useOpenSeen.ts';
import { NoticeRow } from './noticeRow.tsx';

/**
 * The signed-in user's notifications, with a button to mark all as read. Those that were in sight
 * are read when the list is left.
 */
export const NoticeList = () => {
  const list = useOwnNotices();
  const unopened = useUnopenedNotices() ?? [];
  const openAll = useMutation({ mutationFn: () => openNotices(unopened.map(({ id }) => id)) });
  const now = useNow();
  const seen = useOpenSeen(list.rows);
  return (
    <Stack>
      {/* It keeps its place, so that the list is where it was when a reader comes back. */}
      {list.rows.length > 0 ? (
        <div>
          <Button variant="outlined" disabled={unopened.length === 0} loading={openAll.isPending} onClick={() => openAll.mutate()}>
            すべて既読にする
          </Button>
        </div>
      ) : null}
      {openAll.error ? <Notice tone="error">{openAll.error.message}</Notice> : null}
      <Listed list={list} none={<EmptyState title="通知はありません">オファーやエントリーに動きがあると、ここに表示されます。</EmptyState>}>
        {(rows) => (
          <ul style={{ display: 'grid', gap: 12 }}>
            {rows.map((notice) => (
              <NoticeRow key={notice.id} ref={seen} notice={notice} now={now} />
            ))}
          </ul>
        )}
      </Listed>
    </Stack>
  );
};
