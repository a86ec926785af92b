import { Link } from 'react-router-dom';
import { longTime } from '#domain/format/times.ts';
import { eventText } from '../audit/eventTexts.ts';
import { historyOf } from '../audit/historyAddress.ts';
import { listTime } from '../listTime.ts';
import table from '../table.module.css';
import { TableCard } from '../tableCard.tsx';
import { Colleague } from './colleague.tsx';
import { useOfficeActs } from './queries/officeActs.ts';

/** What the office did with somebody: when, what, who, why. */
export const ActHistory = ({ uid }: { readonly uid: string }) => {
  const query = useOfficeActs(uid);
  return (
    <TableCard
      title="事務局の操作"
      action={<Link to={historyOf('account', uid)}>すべての履歴</Link>}
      query={query}
      rows={query.data?.acts}
      none="まだありません。"
      columns={['日時', '操作', '操作した人', '理由']}
    >
      {({ id, type, at, by, reason }) => (
        <tr key={id}>
          <td className={`${table.keep} figures`} title={longTime(at)}>
            {listTime(at)}
          </td>
          <td>{eventText(type)}</td>
          <td>{by === null ? 'システム' : <Colleague uid={by} />}</td>
          <td>{reason ?? '—'}</td>
        </tr>
      )}
    </TableCard>
  );
};
