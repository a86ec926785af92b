import { Link } from 'react-router-dom';
import { contactCategoryLabel, contactStatusLabel } from '#domain/talk/contact/category.ts';
import { contactSchema } from '#projections/contact/contacts.schema.ts';
import { href } from '#web/routing/href.ts';
import { useMany } from '#web/shared/data/reads/reads.ts';
import { TableCard } from '../../list/dataTable.tsx';
import { listTime } from '../../list/listTime.ts';
import css from '../../list/table.module.css';

/** The contacts of a member: questions, and messages of the office. */
export const ContactsOfPerson = ({ uid }: { readonly uid: string }) => {
  const contacts = { collection: 'contacts', where: [['ownerId', '==', uid]], orderBy: ['updatedAt', 'desc'], limit: 20 } as const;
  return (
    <TableCard
      title="お問い合わせ・連絡"
      list={useMany(contacts, contactSchema)}
      none="まだありません。"
      keyOf={({ id }) => id}
      className={css.events}
      columns={[
        { head: '更新', as: 'keep', cell: ({ updatedAt }) => listTime(updatedAt) },
        {
          head: '内容',
          cell: ({ id, category, excerpt }) => (
            <Link to={href('officeContact', { contactId: id })}>{excerpt ?? contactCategoryLabel[category]}</Link>
          ),
        },
        { head: 'きっかけ', as: 'keep', cell: ({ isFromOffice }) => (isFromOffice ? '事務局から' : '会員から') },
        { head: '状態', as: 'keep', cell: ({ status }) => contactStatusLabel[status] },
        { head: '通数', as: 'number', cell: ({ messages }) => messages },
      ]}
    />
  );
};
