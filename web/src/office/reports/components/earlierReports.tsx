import { Link } from 'react-router-dom';
import { reportOutcomeLabel, reportReasonLabel } from '#domain/report/content.ts';
import type { Report } from '#projections/reports.ts';
import { href } from '#web/app/href.ts';
import { longTime, shortTime } from '#web/shared/format/dates.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import css from '../../table.module.css';
import { useReportsAboutSame } from '../queries/aboutSame.ts';
import { reporterOf } from '../reportTexts.ts';

const columns = ['日時', '理由', '通報した方', '結果'];

/** What else was reported about the same thing, and how it was settled. */
export const EarlierReports = ({ report }: { readonly report: Report }) => {
  const query = useReportsAboutSame(report);
  const others = query.data?.filter(({ id }) => id !== report.id) ?? [];
  return (
    <Card title="同じ対象のほかの通報">
      {query.isError ? <FailedState onRetry={() => query.refetch()} /> : null}
      {query.isPending ? <RowSkeletons count={1} /> : null}
      {query.isSuccess && others.length === 0 ? <p>ありません。</p> : null}
      {others.length > 0 ? (
        <div className={css.scroll}>
          <table className={css.table}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {others.map((each) => (
                <tr key={each.id}>
                  <td className={`${css.keep} figures`} title={longTime(each.createdAt)}>
                    <Link to={href('officeReport', { reportId: each.id })}>{shortTime(each.createdAt)}</Link>
                  </td>
                  <td>{reportReasonLabel[each.reason]}</td>
                  <td>{reporterOf(each).name}</td>
                  <td>{each.outcome === null ? '確認待ち' : reportOutcomeLabel[each.outcome]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </Card>
  );
};
