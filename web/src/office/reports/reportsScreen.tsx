import { useParams } from 'react-router-dom';
import { duration, since, sortableTime } from '#domain/kernel/format/times.ts';
import { gravityOf } from '#domain/talk/report/reasons.ts';
import { type Report, reportSchema } from '#projections/report/reports.schema.ts';
import { href } from '#web/routing/href.ts';
import { useLivePages } from '#web/shared/data/reads/readPages.ts';
import { READ_AT_ONCE, readAll, useMany } from '#web/shared/data/reads/reads.ts';
import { useNow } from '#web/shared/format/now.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { preloadedPart } from '#web/shared/ui/lazyPart.tsx';
import { LinkTabs, useTab } from '#web/shared/ui/linkTabs.tsx';
import { rowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Colleague } from '../acts/colleague.tsx';
import { RecordedFile } from '../acts/recordedFile.tsx';
import { DeskFilter } from '../desk/deskFilter.tsx';
import { DeskMarks } from '../desk/deskMarks.tsx';
import { useQueue } from '../desk/deskView.ts';
import { Face } from '../list/face.tsx';
import { ListTable, type Table } from '../list/listTable.tsx';
import { NoneFit, OfficeList } from '../list/officeList.tsx';
import type { RowContent } from '../list/rows.tsx';
import { listTime, shownCount } from '../list/texts.ts';
import { Wait } from '../list/timeLeft.tsx';
import { openReports, ownerOf, reporterOf, stateText, subjectText } from '../person/reportTexts.ts';

const ReportDetail = preloadedPart(async () => (await import('./components/reportDetail.tsx')).ReportDetail, rowSkeletons(3));

type ReportListName = 'open' | 'settled';

const selections = {
  open: openReports,
  settled: { collection: 'reports', where: [['status', '==', 'SETTLED']], orderBy: ['updatedAt', 'desc'], limit: 50 },
} as const;

/** Live, so that two members see each other's settlements at once. */
const useOfficeReports = (list: ReportListName) => {
  const open = useMany(list === 'open' ? selections.open : null, reportSchema);
  const settled = useLivePages(list === 'settled' ? selections.settled : null, reportSchema);
  return list === 'settled' ? settled : { ...open, rows: [...open.rows].sort(gravestFirst) };
};

/** The gravest first; the longest waiting of those before the others. */
const gravestFirst = (a: Report, b: Report): number => gravityOf(a.reason) - gravityOf(b.reason) || a.createdAt - b.createdAt;

/** The columns; `now` in ms. The order is fixed: the gravest first, or the latest settled. */
const tableOf = (tab: ReportListName, now: number): Table<Report> => ({
  titleHead: '対象',
  columns: [
    { key: 'state', head: tab === 'open' ? '理由' : '理由・結果', cell: stateText },
    { key: 'reporter', head: '通報した方', isSpare: true, cell: (report) => reporterOf(report).name },
    {
      key: 'created',
      head: '受付',
      width: '9.5rem',
      isSpare: true,
      cell: ({ createdAt }) => listTime(createdAt),
      csv: ({ createdAt }) => sortableTime(createdAt),
    },
    tab === 'open'
      ? {
          key: 'wait',
          head: '待ち時間',
          cell: ({ createdAt }) => <Wait time={now - createdAt} />,
          csv: ({ createdAt }) => duration(now - createdAt),
        }
      : {
          key: 'settled',
          head: '対応',
          cell: ({ settledBy, updatedAt }) => (
            <>
              {since(updatedAt, now)}
              {settledBy ? (
                <>
                  ・<Colleague uid={settledBy} />
                </>
              ) : null}
            </>
          ),
          csv: ({ updatedAt }) => sortableTime(updatedAt),
        },
  ],
});

const rowOf = (report: Report): RowContent => {
  const { id, by } = report;
  const { name, thumbnail } = ownerOf(report);
  const face = by === 'client' ? <Face name={name} portrait={thumbnail} /> : <Face name={name} />;
  return { to: href('officeReport', { reportId: id }), name: subjectText(report), face };
};

const readSettled = (onRead: (rows: number) => void) => readAll({ ...selections.settled, limit: READ_AT_ONCE }, reportSchema, onRead);

export default function ReportsScreen() {
  const tab = useTab(['open', 'settled']);
  const isOpen = tab === 'open';
  const queue = useQueue<Report>('report', isOpen ? 'waiting' : null, useOfficeReports(tab), ({ reportId }) => reportId);
  const { found } = queue;
  const now = useNow();
  const table = tableOf(tab, now);
  const count = isOpen && !found.query.isPending ? { count: shownCount(queue.countOf('all')) } : {};
  return (
    <OfficeList
      noun="通報"
      path={href('officeReports')}
      found={found}
      above={
        <>
          <LinkTabs
            label="一覧の切り替え"
            current={tab}
            tabs={[
              { key: 'open', label: '確認待ち', ...count },
              { key: 'settled', label: '対応済み' },
            ]}
          />
          {queue.view === null ? null : <DeskFilter current={queue.view} countOf={queue.countOf} />}
          {found.rows.length > 0 ? (
            <RecordedFile list="reports" read={isOpen ? async () => found.rows : readSettled} table={table} rowOf={rowOf} />
          ) : null}
        </>
      }
      none={
        (queue.view ?? 'all') !== 'all' ? (
          <NoneFit noun="通報" />
        ) : (
          <EmptyState title={isOpen ? '確認待ちの通報はありません' : '対応済みの通報はまだありません'}>
            {isOpen ? '会員が通報すると、ここに表示されます。' : '通報への対応を記録すると、ここに移ります。'}
          </EmptyState>
        )
      }
      tableOf={(shown) => <ListTable {...shown} {...table} marksOf={(report) => <DeskMarks desk={queue.deskOf(report)} />} />}
      rowOf={rowOf}
      chosen={useParams().reportId}
      detail={(id) => <ReportDetail id={id} />}
    />
  );
}
