import { DAY } from '#domain/kernel/calendar/instants.ts';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import type { Desk } from '#projections/office/desks.schema.ts';
import type { Deal } from '#web/entities/deal/kinds.ts';
import { Colleague } from '../acts/colleague.tsx';
import { DeskMarks } from '../desk/deskMarks.tsx';
import { shortName } from '../list/face.tsx';
import type { QueueColumn } from '../list/queueTable.tsx';
import { listEnd } from '../list/texts.ts';
import { TimeLeft } from '../list/timeLeft.tsx';
import css from './queueColumns.module.css';
import type { QueueOrder } from './queueOrder.ts';
import type { RowMark } from './rowMarks.ts';

export type Known = {
  /** The noun of a deal's kind, if the queue has both. */
  readonly nounOf: ((deal: Deal) => string) | null;
  /** Until when (ms) the office should act. */
  readonly due: (deal: Deal) => number;
  readonly marksOf: (deal: Deal) => readonly RowMark[];
  readonly deskOf: (deal: Deal) => Desk | undefined;
  readonly now: number;
};

type MarksProps = { readonly noun: string | undefined; readonly marks: readonly RowMark[]; readonly desk: Desk | undefined };

const Marks = ({ noun, marks, desk }: MarksProps) => (
  <span className={css.marks}>
    {noun ? <small>{noun}</small> : null}
    {marks.map(({ text, tone }) => (
      <span key={text} className={`${css.mark} ${css[tone]}`}>
        {text}
      </span>
    ))}
    <DeskMarks desk={desk} withoutAssignee />
  </span>
);

export const queueColumns = ({
  nounOf,
  due,
  marksOf,
  deskOf,
  now,
}: Known): readonly (QueueColumn<Deal> & { readonly key: QueueOrder | 'marks' | 'who' })[] => [
  {
    key: 'marks',
    head: '気づき',
    isFixed: true,
    width: '8rem',
    cell: (deal) => <Marks noun={nounOf?.(deal)} marks={marksOf(deal)} desk={deskOf(deal)} />,
  },
  { key: 'talent', head: 'キャスト', isSpare: 'wide', width: '8rem', cell: ({ talent }) => talent.name },
  { key: 'client', head: 'クライアント', isSpare: true, width: '8rem', cell: ({ client }) => shortName(client.name) },
  { key: 'fee', head: '報酬（税抜）', isNumber: true, cell: ({ fee }) => (fee === null ? '未定' : formatYen(fee)) },
  {
    key: 'end',
    head: '終了日',
    isSpare: true,
    width: '9.25rem',
    cell: ({ scheduleToClose }) => (scheduleToClose === null ? '未定' : listEnd(scheduleToClose, now)),
  },
  { key: 'left', head: '残り時間', width: '8.5rem', cell: (deal) => <TimeLeft due={due(deal)} now={now} /> },
  {
    key: 'who',
    head: '担当',
    isFixed: true,
    isSpare: 'wide',
    width: '4rem',
    cell: (deal) => {
      const assigneeId = deskOf(deal)?.assigneeId ?? null;
      return assigneeId === null ? '—' : <Colleague uid={assigneeId} />;
    },
  },
];

/** The group of a deal by the time left (ms), in the order of the queue. */
export const groupOf = (left: number): string => {
  if (left <= 0) return '目安を超過';
  if (left <= 2 * DAY) return '48時間以内';
  return left <= 7 * DAY ? '7日以内' : 'それより先';
};
