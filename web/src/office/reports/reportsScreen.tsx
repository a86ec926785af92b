import { useParams } from 'react-router-dom';
import { duration, since } from '#domain/format/times.ts';
import { href } from '#web/app/href.ts';
import { useNow } from '#web/shared/format/now.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { LinkTabs, useTab } from '#web/shared/ui/linkTabs.tsx';
import { ShowMore } from '#web/shared/ui/showMore.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { Rows } from '../rows.tsx';
import { SideBySide } from '../sideBySide.tsx';
import { ReportDetail } from './components/reportDetail.tsx';
import { useOfficeReports } from './queries/officeReports.ts';
import { stateText, subjectText } from './reportTexts.ts';

/** What people reported, the longest waiting first, with the chosen report beside it. */
export default function ReportsScreen() {
  const { reportId } = useParams();
  const list = useTab(['open', 'settled']);
  const { query, rows, hasMore, loadingMore, showMore } = useOfficeReports(list);
  const now = useNow();
  const count = list === 'open' && query.data ? { count: `${rows.length}${hasMore ? '+' : ''}` } : {};
  return (
    <SideBySide
      listPath={href('officeReports')}
      hint="通報を選択してください"
      detail={reportId ? <ReportDetail key={reportId} id={reportId} /> : null}
      list={
        <Stack>
          <LinkTabs
            label="一覧の切り替え"
            current={list}
            tabs={[
              { key: 'open', label: '確認待ち', ...count },
              { key: 'settled', label: '処理済み' },
            ]}
          />
          {query.isError ? <FailedState onRetry={() => query.refetch()} /> : null}
          {query.isPending ? <RowSkeletons /> : null}
          {query.data?.length === 0 ? (
            <EmptyState title={list === 'open' ? '確認待ちの通報はありません' : '処理済みの通報はまだありません'}>
              {list === 'open' ? '会員が通報すると、ここに表示されます。' : '通報を処理すると、ここに移ります。'}
            </EmptyState>
          ) : null}
          {rows.length > 0 ? (
            <Rows
              label="通報の一覧"
              current={reportId}
              rows={rows.map((report) => ({
                id: report.id,
                to: href('officeReport', { reportId: report.id }),
                name: subjectText(report),
                about: stateText(report),
                aside: list === 'open' ? `${duration(now - report.createdAt)}待ち` : since(report.updatedAt, now),
              }))}
            />
          ) : null}
          <ShowMore more={hasMore} loading={loadingMore} onMore={showMore} />
        </Stack>
      }
    />
  );
}
