import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { longTime } from '#domain/format/times.ts';
import { reportError } from '#web/shared/data/reportError.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { openNotices } from '../commands/openNotices.ts';
import css from '../components/noticeRow.module.css';
import { useNoticePlaces } from '../noticePlaces.ts';
import { useOwnNotice } from '../queries/ownNotice.ts';
import { wordingOf } from '../wording.ts';

/** One notification by its own address; showing it opens it. */
export default function NoticeScreen() {
  const { notificationId = '' } = useParams();
  const { list } = useNoticePlaces();
  const { query, notice } = useOwnNotice(notificationId);
  const unopened = notice && notice.openedAt === null ? notice.id : null;
  useEffect(() => {
    if (unopened !== null) openNotices([unopened]).catch(reportError);
  }, [unopened]);
  const wording = notice ? wordingOf(notice) : undefined;
  if (query.isError) return <FailedState onRetry={() => query.refetch()} />;
  if (notice === undefined) return <RowSkeletons count={1} />;
  if (!notice || !wording) {
    return (
      <EmptyState title="通知が見つかりません" action={<LinkButton to={list}>お知らせ一覧へ</LinkButton>}>
        リンクが古いか、削除された可能性があります。
      </EmptyState>
    );
  }
  return (
    <Card title={wording.title}>
      <Stack>
        <p className={`${css.meta} figures`}>{longTime(notice.createdAt)}</p>
        <p className={css.prose}>{wording.body}</p>
        {notice.job.title ? <p>お仕事：{notice.job.title}</p> : null}
        <LinkButton variant="contained" to={wording.to}>
          内容を確認する
        </LinkButton>
      </Stack>
    </Card>
  );
}
