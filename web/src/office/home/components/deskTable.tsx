import type { DeskKind } from '#domain/desk/kinds.ts';
import { useUid } from '#web/shared/data/session.ts';
import { useNow } from '#web/shared/format/now.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { DeskFilter } from '../../desk/deskFilter.tsx';
import { DeskMarks } from '../../desk/deskMarks.tsx';
import { type DeskView, isInView, useDeskView } from '../../desk/deskView.ts';
import { Rows } from '../../list/rows.tsx';
import { Wait } from '../../list/wait.tsx';
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

/** The office's waiting work in all queues, oldest first: all, own, unassigned or snoozed. */
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
          rowOf={({ to, noun, name, about, since, desk }) => ({
            ...{ to, name },
            about: (
              <>
                {noun}・{about}
                <DeskMarks desk={desk} />
              </>
            ),
            aside: <Wait time={now - since} />,
          })}
        />
      )}
      {shown.length > SHOWN ? <p>古い順に{SHOWN}件を表示しています。続きは、それぞれの一覧でご確認ください。</p> : null}
    </Stack>
  );
};

/** The waiting time of the oldest item of a queue. */
export const Oldest = ({ kind }: { readonly kind: DeskKind }) => {
  const { uid, rows } = useRows();
  const now = useNow();
  const oldest = rows.find((row) => row.kind === kind && isInView('all', row.desk, uid));
  return oldest ? (
    <p>
      最長 <Wait time={now - oldest.since} />
    </p>
  ) : null;
};
