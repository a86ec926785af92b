import { formatYen } from '#domain/kernel/format/numbers.ts';
import type { Deal } from '#web/entities/deal/kinds.ts';
import type { QueueColumn } from '../list/queueTable.tsx';
import { listEnd } from '../list/texts.ts';
import { TimeLeft } from '../list/timeLeft.tsx';
import type { QueueOrder } from './queueOrder.ts';

/** The columns of a queue after the title; `due`: until when (ms) the office should act. */
export const queueColumns = (due: (deal: Deal) => number, now: number): readonly (QueueColumn<Deal> & { readonly key: QueueOrder })[] => [
  { key: 'client', head: 'クライアント', cell: ({ client }) => client.name },
  { key: 'talent', head: 'キャスト', cell: ({ talent }) => talent.name },
  { key: 'fee', head: '報酬', isNumber: true, cell: ({ fee }) => (fee === null ? '未定' : formatYen(fee)) },
  {
    key: 'end',
    head: '終了日',
    isSpare: true,
    cell: ({ scheduleToClose }) => (scheduleToClose === null ? '未定' : listEnd(scheduleToClose, now)),
  },
  { key: 'left', head: '残り時間', cell: (deal) => <TimeLeft due={due(deal)} now={now} /> },
];
