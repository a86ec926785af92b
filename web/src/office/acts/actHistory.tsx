import { Link } from 'react-router-dom';
import { longTime } from '#domain/kernel/format/times.ts';
import { officeActsSchema } from '#projections/office/officeActs.schema.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';
import { eventText } from '../history/eventTexts.ts';
import { historyOf } from '../history/historyAddress.ts';
import { TableCard } from '../list/dataTable.tsx';
import css from '../list/table.module.css';
import { listTime } from '../list/texts.ts';
import { Colleague } from './colleague.tsx';

/** The office's acts on an account, newest first: time, act, member, reason. */
export const ActHistory = ({ uid }: { readonly uid: string }) => {
  const query = useOne(`officeActs/${uid}`, officeActsSchema);
  return (
    <TableCard
      title="事務局の操作"
      action={<Link to={historyOf('account', uid)}>すべての履歴</Link>}
      list={{ query, rows: query.data?.acts ?? [] }}
      none="まだありません。"
      keyOf={({ id }) => id}
      className={css.events}
      columns={[
        { head: '日時', as: 'keep', title: ({ at }) => longTime(at), cell: ({ at }) => listTime(at) },
        { head: '操作', cell: ({ type }) => eventText(type) },
        { head: '操作した人', cell: ({ by, operator }) => (by === null ? (operator ?? 'システム') : <Colleague uid={by} />) },
        { head: '理由', cell: ({ reason }) => reason ?? '—' },
      ]}
    />
  );
};
