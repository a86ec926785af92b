import { useParams } from 'react-router-dom';
import { duration, since, sortableTime } from '#domain/kernel/format/times.ts';
import { contactStatuses, contactStatusLabel } from '#domain/talk/contact/category.ts';
import { type Contact, contactSchema } from '#projections/contact/contacts.schema.ts';
import { href } from '#web/routing/href.ts';
import { useLivePages } from '#web/shared/data/reads/readPages.ts';
import { READ_AT_ONCE, readAll, useMany } from '#web/shared/data/reads/reads.ts';
import { useNow } from '#web/shared/format/now.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { preloadedPart } from '#web/shared/ui/lazyPart.tsx';
import { LinkTabs, useTab } from '#web/shared/ui/linkTabs.tsx';
import { rowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { RecordedFile } from '../acts/recordedFile.tsx';
import { DeskFilter } from '../desk/deskFilter.tsx';
import { DeskMarks } from '../desk/deskMarks.tsx';
import { useQueue } from '../desk/deskView.ts';
import { Face } from '../list/face.tsx';
import { ListTable, type Table } from '../list/listTable.tsx';
import { NoneFit, OfficeList } from '../list/officeList.tsx';
import type { RowContent } from '../list/rows.tsx';
import { shownCount } from '../list/texts.ts';
import { Wait } from '../list/timeLeft.tsx';
import { contactTitle, replyDays, waitingContacts } from './contactTexts.ts';

const ContactDetail = preloadedPart(async () => (await import('./components/contactDetail.tsx')).ContactDetail, rowSkeletons(3));

type Tab = (typeof contactStatuses)[number];

const selections = {
  WAITING: waitingContacts,
  ANSWERED: { collection: 'contacts', where: [['status', '==', 'ANSWERED']], orderBy: ['since', 'desc'], limit: 50 },
  CLOSED: { collection: 'contacts', where: [['status', '==', 'CLOSED']], orderBy: ['since', 'desc'], limit: 50 },
} as const;

/** The office's lists of contacts, live, so that two members see each other's answers at once. */
const useOfficeContacts = (tab: Tab) => {
  const waiting = useMany(tab === 'WAITING' ? selections.WAITING : null, contactSchema);
  const others = useLivePages(tab === 'WAITING' ? null : selections[tab], contactSchema);
  return tab === 'WAITING' ? waiting : others;
};

const whenEmpty: Readonly<Record<Tab, readonly [title: string, text: string]>> = {
  WAITING: ['回答待ちのお問い合わせはありません', 'お問い合わせが届くと、ここに表示されます。'],
  ANSWERED: ['回答済みのお問い合わせはありません', `回答すると、ここに移ります。返信がなければ、${replyDays}日で完了になります。`],
  CLOSED: ['完了したお問い合わせはまだありません', '完了にすると、ここに移ります。'],
};

/** The columns; `now` in ms. The order is fixed: the longest waiting first, or the latest. */
const tableOf = (tab: Tab, now: number): Table<Contact> => ({
  titleHead: '種類・会員',
  columns: [
    { key: 'excerpt', head: '内容', cell: ({ excerpt }) => excerpt ?? '' },
    { key: 'messages', head: '通数', isNumber: true, isSpare: true, width: '5rem', cell: ({ messages }) => messages },
    tab === 'WAITING'
      ? {
          key: 'wait',
          head: '待ち時間',
          cell: (contact) => <Wait time={now - contact.since} />,
          csv: (contact) => duration(now - contact.since),
        }
      : { key: 'since', head: '更新', cell: (contact) => since(contact.since, now), csv: (contact) => sortableTime(contact.since) },
  ],
});

const rowOf = (contact: Contact): RowContent => {
  const { id, role, person } = contact;
  const face = role === 'talent' ? <Face name={person.name} portrait={person.thumbnail} /> : <Face name={person.name} />;
  return { to: href('officeContact', { contactId: id }), name: contactTitle(contact), face };
};

const readOthers = (tab: 'ANSWERED' | 'CLOSED') => (onRead: (rows: number) => void) =>
  readAll({ ...selections[tab], limit: READ_AT_ONCE }, contactSchema, onRead);

export default function ContactsScreen() {
  const tab = useTab<Tab>(contactStatuses as unknown as [Tab, ...Tab[]]);
  const queue = useQueue<Contact>('contact', tab === 'WAITING' ? 'waiting' : null, useOfficeContacts(tab));
  const { found } = queue;
  const now = useNow();
  const table = tableOf(tab, now);
  const [title, text] = whenEmpty[tab];
  const count = tab === 'WAITING' && !found.query.isPending ? { count: shownCount(queue.countOf('all')) } : {};
  return (
    <OfficeList
      noun="お問い合わせ"
      path={href('officeContacts')}
      found={found}
      above={
        <>
          <LinkTabs
            label="一覧の切り替え"
            current={tab}
            tabs={contactStatuses.map((key) => ({ key, label: contactStatusLabel[key], ...(key === 'WAITING' && count) }))}
          />
          {queue.view === null ? null : <DeskFilter current={queue.view} countOf={queue.countOf} />}
          {found.rows.length > 0 ? (
            <RecordedFile list="contacts" read={tab === 'WAITING' ? async () => found.rows : readOthers(tab)} table={table} rowOf={rowOf} />
          ) : null}
        </>
      }
      none={(queue.view ?? 'all') === 'all' ? <EmptyState title={title}>{text}</EmptyState> : <NoneFit noun="お問い合わせ" />}
      tableOf={(shown) => <ListTable {...shown} {...table} marksOf={(contact) => <DeskMarks desk={queue.deskOf(contact)} />} />}
      rowOf={rowOf}
      chosen={useParams().contactId}
      detail={(id) => <ContactDetail id={id} />}
    />
  );
}
