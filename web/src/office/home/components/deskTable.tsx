import type { DeskKind } from '#domain/office/desk/kinds.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useNow } from '#web/shared/format/now.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { DeskFilter } from '../../desk/deskFilter.tsx';
import { DeskMarks } from '../../desk/deskMarks.tsx';
import { type DeskView, isInView, useDeskView } from '../../desk/deskView.ts';
import { Rows } from '../../list/rows.tsx';
import { TimeLeft } from '../../list/timeLeft.tsx';
import { useWaitingRows, type WaitingRow } from '../queries/waitingRows.ts';

const SHOWN = 20;

const emptyTexts: Readonly<Record<DeskView, string>> = {
  all: '待っている仕事はありません',
  mine: '自分の担当はありません',
  none: '担当のない仕事はありません',
  later: '後で確認するものはありません',
};

/** The member's own and snoozed items are read at any age. */
const useRows = () => {
  const uid = useUid();
  return { uid, ...useWaitingRows(({ assigneeId, snoozedUntil }) => assigneeId === uid || snoozedUntil !== null) };
};

/**
 * The office's waiting work in all queues, the least time left first: all, own, unassigned or
 * snoozed.
 */
export const DeskTable = () => {
  const { uid, rows, isPending, isError } = useRows();
  const view = useDeskView();
  const now = useNow();
  const rowsIn = (wanted: DeskView): readonly WaitingRow[] => rows.filter(({ desk }) => isInView(wanted, desk, uid));
  if (isPending) return <RowSkeletons count={3} />;
  const shown = rowsIn(view);
  return (
    <Stack>
      <h2>待っているもの</h2>
      {isError ? <Notice tone="error">一部を読み込めませんでした。時間をおいて、もう一度開いてください。</Notice> : null}
      <DeskFilter current={view} countOf={(wanted) => rowsIn(wanted).length} />
      {shown.length === 0 ? (
        <EmptyState title={emptyTexts[view]} />
      ) : (
        <Rows
          label="待っているもの"
          rows={shown.slice(0, SHOWN)}
          current={undefined}
          rowOf={({ to, noun, name, about, due, desk }) => ({
            to,
            name,
            about: (
              <>
                {noun}・{about}
                <DeskMarks desk={desk} />
              </>
            ),
            aside: <TimeLeft due={due} now={now} />,
          })}
        />
      )}
      {shown.length > SHOWN ? <p>急ぐ順に{SHOWN}件を表示しています。続きは、それぞれの一覧でご確認ください。</p> : null}
    </Stack>
  );
};

/** The time left of the most urgent item of a queue. */
export const MostUrgent = ({ kind }: { readonly kind: DeskKind }) => {
  const { uid, rows } = useRows();
  const now = useNow();
  const first = rows.find((row) => row.kind === kind && isInView('all', row.desk, uid));
  return first ? (
    <p>
      最短 <TimeLeft due={first.due} now={now} />
    </p>
  ) : null;
};
