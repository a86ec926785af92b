import { useParams } from 'react-router-dom';
import { since } from '#domain/kernel/format/times.ts';
import { gravityOf } from '#domain/talk/report/content.ts';
import { type Report, reportSchema } from '#projections/report/reports.schema.ts';
import { href } from '#web/routing/href.ts';
import { useLivePages } from '#web/shared/data/reads/readPages.ts';
import { useMany } from '#web/shared/data/reads/reads.ts';
import { useNow } from '#web/shared/format/now.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { LinkTabs, useTab } from '#web/shared/ui/linkTabs.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Colleague } from '../acts/colleague.tsx';
import { DeskFilter } from '../desk/deskFilter.tsx';
import { DeskMarks } from '../desk/deskMarks.tsx';
import { useQueue } from '../desk/deskView.ts';
import { NoneFit, OfficeList } from '../list/officeList.tsx';
import { shownCount } from '../list/texts.ts';
import { Wait } from '../list/timeLeft.tsx';
import { openReports, stateText, subjectText } from '../person/reportTexts.ts';

const ReportDetail = lazyPart(
  async () => (await import('./components/reportDetail.tsx')).ReportDetail,
  () => <RowSkeletons count={3} />,
);
ReportDetail.preload();

type ReportListName = 'open' | 'settled';

const selections = {
  open: openReports,
  /** Settled reports, the latest first. */
  settled: { collection: 'reports', where: [['status', '==', 'SETTLED']], orderBy: ['updatedAt', 'desc'], limit: 50 },
} as const;

/**
 * The office's lists of reports, live, so that two members see each other's settlements at once.
 */
const useOfficeReports = (list: ReportListName) => {
  const open = useMany(list === 'open' ? selections.open : null, reportSchema);
  const settled = useLivePages(list === 'settled' ? selections.settled : null, reportSchema);
  return list === 'settled' ? settled : { ...open, rows: [...open.rows].sort(gravestFirst) };
};

/** The gravest first; the longest waiting of those before the others. */
const gravestFirst = (a: Report, b: Report): number => gravityOf(a.reason) - gravityOf(b.reason) || a.createdAt - b.createdAt;

/** The reports, the gravest first, with the chosen one next to the list. */
export default function ReportsScreen() {
  const tab = useTab(['open', 'settled']);
  const isOpen = tab === 'open';
  const queue = useQueue<Report>('report', isOpen ? 'waiting' : null, useOfficeReports(tab), ({ reportId }) => reportId);
  const { found } = queue;
  const now = useNow();
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
      rowOf={(report) => ({
        to: href('officeReport', { reportId: report.id }),
        name: subjectText(report),
        about: (
          <>
            {stateText(report)}
            {report.settledBy ? (
              <>
                ・<Colleague uid={report.settledBy} />
              </>
            ) : null}
            <DeskMarks desk={queue.deskOf(report)} />
          </>
        ),
        aside: isOpen ? <Wait time={now - report.createdAt} /> : since(report.updatedAt, now),
      })}
      chosen={useParams().reportId}
      detail={(id) => <ReportDetail id={id} />}
    />
  );
}
