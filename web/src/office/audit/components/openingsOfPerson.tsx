import { Link } from 'react-router-dom';
import { longTime } from '#domain/kernel/format/times.ts';
import { objectOf } from '#domain/office/audit/journal.ts';
import { officeJournalSchema } from '#projections/office/officeJournal.schema.ts';
import { href } from '#web/routing/href.ts';
import { useMany } from '#web/shared/data/reads/reads.ts';
import { Colleague } from '../../acts/colleague.tsx';
import { historyOf } from '../../history/historyAddress.ts';
import { partsOf, streamKindText } from '../../history/streamParts.ts';
import { TableCard } from '../../list/dataTable.tsx';
import css from '../../list/table.module.css';
import { listTime } from '../../list/texts.ts';

/** The latest 50 openings of a person's data, in any record; live. The journal has all. */
const useOpenings = (uid: string) => {
  const about = [
    ['act', '==', 'AuditPersonalOpened'],
    ['objects', 'array-contains', objectOf(`account-${uid}`)],
  ] as const;
  return useMany({ collection: 'officeJournal', where: about, orderBy: ['createdAt', 'desc'], limit: 50 }, officeJournalSchema);
};

const RecordLink = ({ stream }: { readonly stream: string }) => {
  const { aggregate, id } = partsOf(stream);
  return <Link to={historyOf(aggregate, id)}>{streamKindText(aggregate)}</Link>;
};

export default function OpeningsOfPerson({ uid }: { readonly uid: string }) {
  const journal = { tab: 'journal', act: 'AuditPersonalOpened', object: `account-${uid}` };
  return (
    <TableCard
      title="個人情報を表示した記録（新しい50件）"
      action={<Link to={`${href('officeAudit')}?${new URLSearchParams(journal)}`}>すべて見る</Link>}
      list={useOpenings(uid)}
      none="表示した担当者はいません。"
      keyOf={({ id }) => id}
      className={css.events}
      columns={[
        { head: '日時', as: 'keep', title: ({ createdAt }) => longTime(createdAt), cell: ({ createdAt }) => listTime(createdAt) },
        { head: '担当者', cell: ({ uid: member }) => <Colleague uid={member} /> },
        { head: '表示した記録', cell: ({ target }) => (target === null ? '—' : <RecordLink stream={target} />) },
        { head: '理由', cell: ({ reason }) => reason ?? '—' },
      ]}
    />
  );
}
