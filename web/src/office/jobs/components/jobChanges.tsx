import { shortTime } from '#web/shared/format/dates.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import css from '../../table.module.css';
import { fieldLabel, valueText } from '../changeText.ts';
import { useJobChanges } from '../queries/aroundJob.ts';

const columns = ['日時', '項目', '変更前', '変更後'];

/** What the client changed in a posting, field by field, the latest first. */
export const JobChanges = ({ jobId }: { readonly jobId: string }) => {
  const query = useJobChanges(jobId);
  return (
    <Card title="掲載内容の変更">
      {query.isError ? <FailedState onRetry={() => query.refetch()} /> : null}
      {query.isPending ? <RowSkeletons count={1} /> : null}
      {query.data?.length === 0 ? <p>変更はありません。</p> : null}
      {query.data && query.data.length > 0 ? (
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
              {query.data.flatMap(({ id, changedAt, changes }) =>
                changes.map(({ field, before, after }) => (
                  <tr key={`${id}${field}`}>
                    <td className={`${css.keep} figures`}>{shortTime(changedAt)}</td>
                    <td className={css.keep}>{fieldLabel(field)}</td>
                    <td className="figures">{valueText(field, before)}</td>
                    <td className="figures">{valueText(field, after)}</td>
                  </tr>
                )),
              )}
            </tbody>
          </table>
        </div>
      ) : null}
    </Card>
  );
};
