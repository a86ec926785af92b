import { Link } from 'react-router-dom';
import { longTime } from '#domain/format/times.ts';
import { reportOutcomeLabel, reportReasonLabel } from '#domain/report/content.ts';
import type { Report } from '#projections/report/reports.schema.ts';
import { href } from '#web/app/href.ts';
import { fieldName } from '../../fieldName.ts';
import { listTime } from '../../listTime.ts';
import css from '../../table.module.css';
import { TableCard } from '../../tableCard.tsx';
import { useReportsAboutSame } from '../queries/aboutSame.ts';
import { reporterOf } from '../reportTexts.ts';

/** What else was reported about the same thing, and how it was settled. */
export const EarlierReports = ({ report }: { readonly report: Report }) => {
  const query = useReportsAboutSame(report);
  return (
    <TableCard
      title="同じ対象のほかの通報"
      query={query}
      rows={query.data?.filter(({ id }) => id !== report.id)}
      none="ありません。"
      columns={['日時', fieldName('report', 'reason'), '通報した方', fieldName('report', 'outcome')]}
    >
      {(each) => (
        <tr key={each.id}>
          <td className={`${css.keep} figures`} title={longTime(each.createdAt)}>
            <Link to={href('officeReport', { reportId: each.id })}>{listTime(each.createdAt)}</Link>
          </td>
          <td>{reportReasonLabel[each.reason]}</td>
          <td>{reporterOf(each).name}</td>
          <td>{each.outcome === null ? '確認待ち' : reportOutcomeLabel[each.outcome]}</td>
        </tr>
      )}
    </TableCard>
  );
};
