import { Link } from 'react-router-dom';
import { longTime } from '#domain/format/times.ts';
import { reportOutcomeLabel, reportReasonLabel } from '#domain/report/content.ts';
import { type Report, reportSchema } from '#projections/report/reports.schema.ts';
import { href } from '#web/app/href.ts';
import { useMany } from '#web/shared/data/reads.ts';
import { fieldName } from '../../fieldName.ts';
import { TableCard } from '../../list/dataTable.tsx';
import { listTime } from '../../listTime.ts';
import { reporterOf } from '../reportTexts.ts';

/** The latest reports about the same object of the same person, by any reporter; live. */
const useReportsAboutSame = ({ kind, subjectId, ownerId }: Pick<Report, 'kind' | 'subjectId' | 'ownerId'>) =>
  useMany(
    {
      collection: 'reports',
      where: [
        ['kind', '==', kind],
        ['subjectId', '==', subjectId],
        ['ownerId', '==', ownerId],
      ],
      orderBy: ['createdAt', 'desc'],
      limit: 20,
    },
    reportSchema,
  );

/** The other reports about the same object, with their outcomes. */
export const EarlierReports = ({ report }: { readonly report: Report }) => {
  const { query, rows } = useReportsAboutSame(report);
  return (
    <TableCard
      title="同じ対象のほかの通報"
      list={{ query, rows: rows.filter(({ id }) => id !== report.id) }}
      none="ありません。"
      keyOf={({ id }) => id}
      columns={[
        {
          head: '日時',
          as: 'keep',
          title: ({ createdAt }) => longTime(createdAt),
          cell: ({ id, createdAt }) => <Link to={href('officeReport', { reportId: id })}>{listTime(createdAt)}</Link>,
        },
        { head: fieldName('report', 'reason'), cell: ({ reason }) => reportReasonLabel[reason] },
        { head: '通報した方', cell: (each) => reporterOf(each).name },
        { head: fieldName('report', 'outcome'), cell: ({ outcome }) => (outcome === null ? '確認待ち' : reportOutcomeLabel[outcome]) },
      ]}
    />
  );
};
