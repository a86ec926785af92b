import { Link } from 'react-router-dom';
import { longTime, shortTime } from '#web/shared/format/dates.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { eventText } from '../audit/eventTexts.ts';
import { historyOf } from '../audit/historyAddress.ts';
import table from '../table.module.css';
import { Colleague } from './colleague.tsx';
import { useOfficeActs } from './queries/officeActs.ts';

/** What the office did with somebody: when, what, who, why. */
export const ActHistory = ({ uid }: { readonly uid: string }) => {
  const query = useOfficeActs(uid);
  const acts = query.data?.acts ?? [];
  return (
    <Card title="事務局の操作" action={<Link to={historyOf('account', uid)}>すべての履歴</Link>}>
      {query.isError ? <FailedState onRetry={() => query.refetch()} /> : null}
      {query.isPending ? <RowSkeletons count={2} /> : null}
      {query.isSuccess && acts.length === 0 ? <p>まだありません。</p> : null}
      {acts.length > 0 ? (
        <div className={table.scroll}>
          <table className={table.table}>
            <thead>
              <tr>
                {['日時', '操作', '担当', '理由'].map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {acts.map(({ id, type, at, by, reason }) => (
                <tr key={id}>
                  <td className={`${table.keep} figures`} title={longTime(at)}>
                    {shortTime(at)}
                  </td>
                  <td>{eventText(type)}</td>
                  <td>{by === null ? 'システム' : <Colleague uid={by} />}</td>
                  <td>{reason ?? '—'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </Card>
  );
};
