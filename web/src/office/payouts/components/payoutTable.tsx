import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { monthText } from '#domain/kernel/format/times.ts';
import type { Payout } from '#projections/payout/payouts.schema.ts';
import { payoutChip } from '#web/entities/payout/payouts.ts';
import { useNow } from '#web/shared/format/now.ts';
import { StatusChip } from '#web/shared/ui/statusChip.tsx';
import { ListTable } from '../../list/listTable.tsx';
import type { RowsProps } from '../../list/rows.tsx';
import table from '../../list/table.module.css';
import { listDay } from '../../list/texts.ts';
import { PayBy } from '../payBy.tsx';

const amounts = {
  fee: ({ net, tax }: Payout) => net + tax,
  withheld: ({ withheld }: Payout) => withheld,
  total: ({ total }: Payout) => total,
} as const;

export const PayoutTable = (shown: RowsProps<Payout>) => {
  const today = jstDate(useNow());
  const { rows } = shown;
  const amountOf = (key: keyof typeof amounts) => (payout: Payout) => formatYen(amounts[key](payout));
  const sumOf = (key: keyof typeof amounts) => formatYen(rows.reduce((sum, payout) => sum + amounts[key](payout), 0));
  return (
    <ListTable
      {...shown}
      titleHead="キャスト"
      marksOf={({ month, lines }) => <small className={table.below}>{`${monthText(month)}分・${lines.length}件`}</small>}
      columns={[
        {
          key: 'payBy',
          head: '支払期限',
          width: '11rem',
          cell: (payout) => (payout.isOpen ? <PayBy due={payout} today={today} /> : listDay(payout.payBy)),
        },
        { key: 'fee', head: '報酬（税込）', isNumber: true, isSpare: true, cell: amountOf('fee') },
        { key: 'withheld', head: '源泉徴収税', isNumber: true, isSpare: true, cell: amountOf('withheld') },
        { key: 'total', head: '振込額', isNumber: true, cell: (payout) => <strong>{amountOf('total')(payout)}</strong> },
        { key: 'state', head: '状態', width: '8.5rem', cell: (payout) => <StatusChip {...payoutChip(payout)} /> },
      ]}
      foot={{ label: `${rows.length}件の合計`, sums: { fee: sumOf('fee'), withheld: sumOf('withheld'), total: sumOf('total') } }}
    />
  );
};
