import { Link } from 'react-router-dom';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { duration, isNear } from '#domain/kernel/format/times.ts';
import { workActOf } from '#domain/office/desk/kinds.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { StatusChip } from '#web/shared/ui/statusChip.tsx';
import { Colleague } from '../../acts/colleague.tsx';
import { useAtOnce } from '../../desk/deskSection.tsx';
import { Face, shortName } from '../../list/face.tsx';
import table from '../../list/table.module.css';
import { TimeLeft } from '../../list/timeLeft.tsx';
import { useMaySend } from '../../roles/roles.tsx';
import type { groupsOf } from '../dayGroups.ts';
import type { WaitingRow } from '../queries/waitingRows.ts';
import css from './workTable.module.css';

const Left = ({ due, now }: { readonly due: number; readonly now: number }) => {
  const used = Math.min(1, Math.max(0, 1 - (due - now) / businessRules.officeReminderAgain));
  const tone = due <= now ? 'late' : isNear(due, now) ? 'near' : undefined;
  return (
    <>
      {due <= now ? <strong className={table.late}>{duration(now - due)}超過</strong> : <TimeLeft due={due} now={now} />}
      <span className={css.left} data-tone={tone} aria-hidden="true">
        <span style={{ width: `${Math.round(used * 100)}%` }} />
      </span>
    </>
  );
};

/** Takes an item without an assignee at once. */
const TakeButton = ({ kind, workId, name }: Pick<WaitingRow, 'kind' | 'workId' | 'name'>) => {
  const uid = useUid();
  const { mutate, isPending, error } = useAtOnce({ kind, workId });
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        loading={isPending}
        aria-label={`「${name}」を引き受ける`}
        onClick={() => mutate({ type: 'assign', fields: { uid }, done: '引き受けました' })}
      >
        引き受ける
      </Button>
      {error ? <Notice tone="error">{error.message}</Notice> : null}
    </>
  );
};

const Assignee = ({ row }: { readonly row: WaitingRow }) => {
  const maySend = useMaySend();
  const assignee = row.desk?.assigneeId ?? null;
  if (assignee !== null) return <Colleague uid={assignee} />;
  return maySend(...workActOf(row.kind)) ? <TakeButton {...row} /> : null;
};

const Asked = ({ desk }: Pick<WaitingRow, 'desk'>) => {
  if (!desk?.request) return null;
  const words = desk.noteWords?.[desk.request.noteId] ?? '承認の依頼';
  return (
    <small className={css.asked} title={words}>
      <Colleague uid={desk.request.askedBy} />：{words}
    </small>
  );
};

const WorkRow = ({ row, now, isAsked }: { readonly row: WaitingRow; readonly now: number; readonly isAsked: boolean }) => (
  <tr>
    <th scope="row">
      <div className={css.title}>
        {row.mark ? <StatusChip tone="mine" label={row.mark} /> : null}
        <Link to={row.to} title={row.name}>
          {row.name}
        </Link>
        <small>{row.noun}</small>
      </div>
      {isAsked ? <Asked desk={row.desk} /> : null}
    </th>
    {row.client === null ? (
      <td colSpan={3} className={css.about} title={row.about}>
        {row.about}
      </td>
    ) : (
      <>
        <td title={row.client.name}>
          <Face name={row.client.name} />
          {shortName(row.client.name)}
        </td>
        <td title={row.talent.name}>
          <Face name={row.talent.name} portrait={row.talent.thumbnail} />
          {row.talent.name}
        </td>
        <td className={css.fee}>{row.fee === null ? '' : formatYen(row.fee)}</td>
      </>
    )}
    <td className={css.time}>
      <Left due={row.due} now={now} />
    </td>
    <td className={css.who}>
      <Assignee row={row} />
    </td>
  </tr>
);

type Props = { readonly groups: ReturnType<typeof groupsOf<WaitingRow>>; readonly most: number; readonly now: number };

/** Waiting items in groups, as a table; on phones a card each. `most`: the rows of each group. */
export const WorkTable = ({ groups, most, now }: Props) => (
  <table className={`${css.work} figures`} aria-label="待っているもの">
    <thead>
      <tr>
        {['件名', 'クライアント', 'キャスト', '報酬（税抜）', '残り時間', '担当'].map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    {groups.map(({ key, label, rows }) => (
      <tbody key={key}>
        <tr className={css.group} data-late={key === 'late' || undefined}>
          <th scope="rowgroup" colSpan={6}>
            {label} <small>{rows.length > most ? `${rows.length}件のうち${most}件、急ぐ順` : `${rows.length}件`}</small>
          </th>
        </tr>
        {rows.slice(0, most).map((row) => (
          <WorkRow key={row.id} row={row} now={now} isAsked={key === 'asked'} />
        ))}
      </tbody>
    ))}
  </table>
);
