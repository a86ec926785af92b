import { formatYen } from '#domain/kernel/format/numbers.ts';
import { longTime } from '#domain/kernel/format/times.ts';
import type { JobChangeHistory } from '#projections/office/histories.schema.ts';
import type { DealKind } from '#web/entities/deal/kinds.ts';
import { Colleague } from '../../acts/colleague.tsx';
import { eventText, roleText } from '../../history/eventTexts.ts';
import { TableCard } from '../../list/dataTable.tsx';
import css from '../../list/table.module.css';
import { listEnd, listTime } from '../../list/texts.ts';
import { useDealHistory, useReasons } from '../queries/history.ts';

type Data = JobChangeHistory['data'];
const number = (value: unknown): value is number => typeof value === 'number';

const since = (before: unknown, words: (value: number) => string): string => (number(before) ? `${words(before)} → ` : '');

/** The data of an event as text; for changed terms, the changed fields. */
const detailOf = ({ previousFee, fee, previousScheduleToClose, scheduleToClose, billId }: Data, reason: string | null): string =>
  [
    number(fee) && fee !== previousFee ? `報酬 ${since(previousFee, formatYen)}${formatYen(fee)}（税抜）` : '',
    number(scheduleToClose) && scheduleToClose !== previousScheduleToClose
      ? `終了日 ${since(previousScheduleToClose, listEnd)}${listEnd(scheduleToClose)}`
      : '',
    reason === null ? '' : `理由：${reason}`,
    typeof billId === 'string' ? `請求番号 ${billId}` : '',
  ]
    .filter(Boolean)
    .join('、');

/** The actor; for an act with a second approval, both members. */
const Actor = ({ uid, role, confirmedBy }: JobChangeHistory['actor']) => {
  if (role !== 'office') return roleText(role);
  if (confirmedBy === undefined) return <Colleague uid={uid} />;
  return (
    <>
      <Colleague uid={uid} />
      （確認：
      <Colleague uid={confirmedBy} />）
    </>
  );
};

export const HistoryList = ({ kind, id }: { readonly kind: DealKind; readonly id: string }) => {
  const events = useDealHistory(kind, id);
  const reasons = useReasons(kind, id);
  return (
    <TableCard
      title="履歴"
      list={events}
      none="まだありません。"
      keyOf={({ id: eventId }) => eventId}
      className={css.events}
      columns={[
        { head: '日時', as: 'keep', title: ({ at }) => longTime(at), cell: ({ at }) => listTime(at) },
        { head: '操作', cell: ({ type }) => eventText(type) },
        { head: '操作した人', cell: ({ actor }) => <Actor {...actor} /> },
        { head: '内容', cell: ({ id: eventId, data }) => detailOf(data, reasons.get(eventId) ?? null) },
      ]}
    />
  );
};
