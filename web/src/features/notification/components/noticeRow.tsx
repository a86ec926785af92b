import { since } from '#domain/format/times.ts';
import type { Notification } from '#projections/notifications.ts';
import { reportError } from '#web/shared/data/reportError.ts';
import { CoverLink, Row } from '#web/shared/ui/coverLink.tsx';
import { openNotices } from '../commands/openNotices.ts';
import { wordingOf } from '../wording.ts';
import css from './noticeRow.module.css';

/** One notification; following it opens it. */
export const NoticeRow = ({ notice, now }: { readonly notice: Notification; readonly now: number }) => {
  const wording = wordingOf(notice);
  if (!wording) return null;
  const unread = notice.openedAt === null;
  const follow = () => {
    // The way on does not wait for the mark, nor fail with it: unmarked, it stays unread.
    if (unread) openNotices([notice.id]).catch(reportError);
  };
  return (
    <Row className={unread ? `${css.row} ${css.unread}` : css.row}>
      {unread ? <span className={css.dot} /> : null}
      <h2>
        <CoverLink to={wording.to} onClick={follow}>
          {unread ? <span className="visually-hidden">未読 </span> : null}
          {wording.title}
        </CoverLink>
      </h2>
      <p className={css.body}>{wording.body}</p>
      <p className={css.meta}>
        <span>{notice.job.title}</span>
        <span className="figures">{since(notice.createdAt, now)}</span>
      </p>
    </Row>
  );
};
