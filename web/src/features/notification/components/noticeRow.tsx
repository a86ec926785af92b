import type { Ref } from 'react';
import { since } from '#domain/kernel/format/times.ts';
import { diffInWords } from '#domain/work/deal/changeWords.ts';
import type { Notification } from '#projections/notification/notifications.schema.ts';
import { CoverLink, Row } from '#web/shared/ui/coverLink.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import { useNoticePlaces } from '../noticePlaces.ts';
import { wordingOf } from '../wording.ts';
import css from './noticeRow.module.css';

type Props = { readonly notice: Notification; readonly now: number; readonly ref: Ref<HTMLLIElement> };

/** One notification, as a link to its page, which marks it as opened. */
export const NoticeRow = ({ notice, now, ref }: Props) => {
  const { pageOf } = useNoticePlaces();
  const wording = wordingOf(notice);
  if (!wording) return null;
  const unread = notice.openedAt === null;
  return (
    <Row id={notice.id} ref={ref} className={unread ? `${css.row} ${css.unread}` : css.row}>
      {unread ? <span className={css.dot} /> : null}
      <h2>
        <CoverLink to={pageOf(notice.id)}>
          {unread ? <span className="visually-hidden">未読 </span> : null}
          <Phrases>{wording.title}</Phrases>
        </CoverLink>
      </h2>
      <p className={css.body}>
        <Phrases>{wording.body}</Phrases>
      </p>
      {notice.diff ? <p className={`${css.body} figures`}>{diffInWords(notice.diff)}</p> : null}
      <p className={css.meta}>
        <span>{notice.job.title}</span>
        <span className="figures">{since(notice.createdAt, now)}</span>
      </p>
    </Row>
  );
};
