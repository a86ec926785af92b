import { useMutation } from '@tanstack/react-query';
import type { Ref } from 'react';
import { since } from '#domain/kernel/format/times.ts';
import { diffInWords } from '#domain/work/deal/changeWords.ts';
import type { Notification } from '#projections/notification/notifications.schema.ts';
import { useNow } from '#web/shared/format/now.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CoverLink, Row } from '#web/shared/ui/coverLink.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { Listed } from '#web/shared/ui/listed.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { openNotices } from '../commands/openNotices.ts';
import { useNoticePlaces } from '../noticePlaces.ts';
import { useOwnNotices, useUnopenedNotices } from '../queries/notices.ts';
import { useOpenSeen } from '../useOpenSeen.ts';
import { wordingOf } from '../wording.ts';
import css from './noticeRow.module.css';

type Props = { readonly notice: Notification; readonly now: number; readonly ref: Ref<HTMLLIElement> };

/** One notification, as a link to its page, which marks it as opened. */
const NoticeRow = ({ notice, now, ref }: Props) => {
  const { pageOf } = useNoticePlaces();
  const wording = wordingOf(notice);
  if (!wording) return null;
  const unread = notice.openedAt === null;
  return (
    <Row id={notice.id} ref={ref} className={unread ? `${css.row} ${css.unread}` : css.row}>
      {unread ? <span className={css.dot} /> : null}
      <h2>
        <CoverLink to={pageOf(notice.id)}>
          {unread ? <span className="visually-hidden">未読 </span> : null}
          <Phrases>{wording.title}</Phrases>
        </CoverLink>
      </h2>
      <p className={css.body}>
        <Phrases>{wording.body}</Phrases>
      </p>
      {notice.diff ? <p className={`${css.body} figures`}>{diffInWords(notice.diff)}</p> : null}
      <p className={css.meta}>
        <span>{notice.job.title}</span>
        <span className="figures">{since(notice.createdAt, now)}</span>
      </p>
    </Row>
  );
};

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
