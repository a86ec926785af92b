import type { Desk } from '#projections/office/desks.schema.ts';
import { Colleague } from '../acts/colleague.tsx';
import { listTime } from '../list/texts.ts';
import css from './desk.module.css';

type Props = {
  readonly desk: Desk | undefined;
  /** The assignee has a column of its own. */
  readonly withoutAssignee?: boolean;
};

export const DeskMarks = ({ desk, withoutAssignee = false }: Props) => {
  if (!desk) return null;
  const { assigneeId, tags, notes, snoozedUntil, request } = desk;
  const newest = notes.findLast(({ struckAt }) => struckAt === null);
  return (
    <span className={css.marks}>
      {assigneeId === null || withoutAssignee ? null : (
        <span>
          担当：
          <Colleague uid={assigneeId} />
        </span>
      )}
      {request?.answer === null ? <span className={css.tag}>承認を依頼中</span> : null}
      {tags.map((tag) => (
        <span key={tag} className={css.tag}>
          {tag}
        </span>
      ))}
      {newest ? <span>メモ {listTime(newest.at)}</span> : null}
      {snoozedUntil === null ? null : <span>{listTime(snoozedUntil)}まで後で確認</span>}
    </span>
  );
};
