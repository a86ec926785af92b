import { Link } from 'react-router-dom';
import { longTime } from '#domain/kernel/format/times.ts';
import { reportOutcomeLabel, reportReasonLabel } from '#domain/talk/report/content.ts';
import { type Report, reportSchema } from '#projections/report/reports.schema.ts';
import { href } from '#web/routing/href.ts';
import { useMany } from '#web/shared/data/reads/reads.ts';
import { TableCard } from '../../list/dataTable.tsx';
import { fieldName } from '../../list/fieldName.ts';
import { listTime } from '../../list/listTime.ts';
import { reporterOf, subjectText } from '../../person/reportTexts.ts';

/** The latest reports about the same person and all that is theirs, by any reporter; live. */
const useReportsAboutSame = ({ ownerId }: Pick<Report, 'ownerId'>) =>
  useMany({ collection: 'reports', where: [['ownerId', '==', ownerId]], orderBy: ['createdAt', 'desc'], limit: 20 }, reportSchema);

/**
 * The other reports about the same person, those about the same object first, with their outcomes.
 * A report on a client also shows those on the client's jobs.
 */
export const EarlierReports = ({ report }: { readonly report: Report }) => {
  const { query, rows } = useReportsAboutSame(report);
  const others = rows.filter(({ id }) => id !== report.id);
  const isSame = ({ kind, subjectId }: Report) => kind === report.kind && subjectId === report.subjectId;
  return (
    <TableCard
      title="同じ相手についてのほかの通報"
      list={{ query, rows: [...others.filter(isSame), ...others.filter((each) => !isSame(each))] }}
      none="ありません。"
      keyOf={({ id }) => id}
      columns={[
        {
          head: '日時',
          as: 'keep',
          title: ({ createdAt }) => longTime(createdAt),
          cell: ({ id, createdAt }) => <Link to={href('officeReport', { reportId: id })}>{listTime(createdAt)}</Link>,
        },
        { head: '対象', cell: (each) => (isSame(each) ? `${subjectText(each)}（同じ対象）` : subjectText(each)) },
        { head: fieldName('report', 'reason'), cell: ({ reason }) => reportReasonLabel[reason] },
        { head: '通報した方', cell: (each) => reporterOf(each).name },
        { head: fieldName('report', 'outcome'), cell: ({ outcome }) => (outcome === null ? '確認待ち' : reportOutcomeLabel[outcome]) },
      ]}
    />
  );
};
