import { since } from '#domain/kernel/format/times.ts';
import { contactCategoryLabel } from '#domain/talk/contact/category.ts';
import { href } from '#web/routing/href.ts';
import { useNow } from '#web/shared/format/now.ts';
import { CoverLink, Row } from '#web/shared/ui/coverLink.tsx';
import { Listed } from '#web/shared/ui/listed.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { StatusChip } from '#web/shared/ui/statusChip.tsx';
import { useOwnContacts } from '../queries/contacts.ts';
import { askerStatusOf } from '../texts.ts';
import css from './ownContacts.module.css';

/** The member's earlier contacts, each with a link. */
export const OwnContacts = () => {
  const list = useOwnContacts();
  const now = useNow();
  return (
    <Listed list={list} skeleton={<RowSkeletons count={1} />} none={<p>まだお問い合わせはありません。</p>}>
      {(rows) => (
        <ul aria-label="これまでのお問い合わせ">
          {rows.map(({ id, category, status, isFromOffice, excerpt, updatedAt }) => (
            <Row key={id} className={css.row}>
              <h3 className={css.title}>
                <CoverLink to={href('contactThread', { contactId: id })}>{contactCategoryLabel[category]}</CoverLink>
              </h3>
              <StatusChip {...askerStatusOf({ status, isFromOffice })} />
              <p className={css.about} title={excerpt ?? undefined}>
                {excerpt}
              </p>
              <p className={`${css.when} figures`}>{since(updatedAt, now)}</p>
            </Row>
          ))}
        </ul>
      )}
    </Listed>
  );
};
