import { useParams } from 'react-router-dom';
import { duration, since } from '#domain/format/times.ts';
import { reportSchema } from '#projections/report/reports.schema.ts';
import { href } from '#web/app/href.ts';
import { useLivePages } from '#web/shared/data/readPages.ts';
import { useMany } from '#web/shared/data/reads.ts';
import { useNow } from '#web/shared/format/now.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { later } from '#web/shared/ui/later.tsx';
import { LinkTabs, useTab } from '#web/shared/ui/linkTabs.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Colleague } from '../acts/colleague.tsx';
import { OfficeList } from '../list/officeList.tsx';
import { shownCount } from '../shownCount.ts';
import { stateText, subjectText } from './reportTexts.ts';

const ReportDetail = later(
  async () => (await import('./components/reportDetail.tsx')).ReportDetail,
  () => <RowSkeletons count={3} />,
);
ReportDetail.preload();

type ReportListName = 'open' | 'settled';

const selections = {
  /** What nobody has settled yet, the longest waiting first. */
  open: { collection: 'reports', where: [['status', '==', 'OPEN']], orderBy: ['createdAt', 'asc'], limit: 100 },
  /** What was settled, the last one first. */
  settled: { collection: 'reports', where: [['status', '==', 'SETTLED']], orderBy: ['updatedAt', 'desc'], limit: 50 },
} as const;

/** The office's lists of reports, live: two people at work see each other's settlements at once. */
const useOfficeReports = (list: ReportListName) => {
  const open = useMany(list === 'open' ? selections.open : null, reportSchema);
  const settled = useLivePages(list === 'settled' ? selections.settled : null, reportSchema);
  return list === 'settled' ? settled : open;
};

/** What people reported, the longest waiting first, with the chosen report beside it. */
export default function ReportsScreen() {
  const tab = useTab(['open', 'settled']);
  const isOpen = tab === 'open';
  const found = useOfficeReports(tab);
  const now = useNow();
  const count = isOpen && !found.query.isPending ? { count: shownCount(found.rows.length) } : {};
  return (
    <OfficeList
      noun="通報"
      path={href('officeReports')}
      found={found}
      above={
        <LinkTabs
          label="一覧の切り替え"
          current={tab}
          tabs={[
            { key: 'open', label: '確認待ち', ...count },
            { key: 'settled', label: '処理済み' },
          ]}
        />
      }
      none={
        <EmptyState title={isOpen ? '確認待ちの通報はありません' : '処理済みの通報はまだありません'}>
          {isOpen ? '会員が通報すると、ここに表示されます。' : '通報を処理すると、ここに移ります。'}
        </EmptyState>
      }
      rowOf={(report) => ({
        to: href('officeReport', { reportId: report.id }),
        name: subjectText(report),
        about: report.settledBy ? (
          <>
            {stateText(report)}・<Colleague uid={report.settledBy} />
          </>
        ) : (
          stateText(report)
        ),
        aside: isOpen ? `${duration(now - report.createdAt)}待ち` : since(report.updatedAt, now),
      })}
      chosen={useParams().reportId}
      detail={(id) => <ReportDetail id={id} />}
    />
  );
}
