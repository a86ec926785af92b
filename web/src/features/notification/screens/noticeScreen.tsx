import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { longTime } from '#domain/kernel/format/times.ts';
import { diffInWords } from '#domain/work/deal/changeWords.ts';
import { reportUnexplained } from '#web/shared/data/platform/reportUnexplained.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Loaded } from '#web/shared/ui/loaded.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { openNotices } from '../commands/openNotices.ts';
import css from '../components/noticeRow.module.css';
import { useNoticePlaces } from '../noticePlaces.ts';
import { useOwnNotice } from '../queries/notices.ts';
import { wordingOf } from '../wording.ts';

export default function NoticeScreen() {
  const { notificationId = '' } = useParams();
  const { list } = useNoticePlaces();
  const { query, row: notice } = useOwnNotice(notificationId);
  const unopened = notice && notice.openedAt === null ? notice.id : null;
  useEffect(() => {
    if (unopened !== null) openNotices([unopened]).catch(reportUnexplained);
  }, [unopened]);
  const wording = notice ? wordingOf(notice) : undefined;
  const none = (
    <EmptyState title="通知が見つかりません" action={<LinkButton to={list}>お知らせ一覧へ</LinkButton>}>
      リンクが古いか、削除された可能性があります。
    </EmptyState>
  );
  return (
    <Loaded
      query={query}
      row={notice && (wording ? { ...wording, createdAt: notice.createdAt, job: notice.job, diff: notice.diff } : null)}
      skeleton={<RowSkeletons count={1} />}
      none={none}
    >
      {({ title, body, to, createdAt, job, diff, reason }) => (
        <Card title={title}>
          <Stack>
            <p className={`${css.meta} figures`}>{longTime(createdAt)}</p>
            <p className={css.prose}>{body}</p>
            {reason ? <p className={css.prose}>理由：{reason}</p> : null}
            {diff ? <p className="figures">{diffInWords(diff)}</p> : null}
            {job.title ? <p>お仕事：{job.title}</p> : null}
            <LinkButton variant="contained" to={to}>
              内容を確認する
            </LinkButton>
          </Stack>
        </Card>
      )}
    </Loaded>
  );
}
