import { formatYen } from '#domain/kernel/format/numbers.ts';
import type { Deal } from '#web/entities/deal/kinds.ts';
import { setOrDelete, useAddressParams } from '#web/shared/search/addressParams.ts';
import { QueueTable, type Sorting } from '../../list/queueTable.tsx';
import type { RowsProps } from '../../list/rows.tsx';
import { groupOf, type Known, queueColumns } from '../queueColumns.tsx';
import { sortedAfter } from '../queueOrder.ts';

type Props = { readonly table: RowsProps<Deal>; readonly known: Known; readonly sorting: Sorting | null };

/** The deals of a queue with columns, in groups by the time that is left, and their sum. */
export const DealTable = ({ table, known, sorting }: Props) => {
  const [, change] = useAddressParams();
  return (
    <QueueTable
      {...table}
      columns={queueColumns(known)}
      groupOf={sorting === null ? (deal) => groupOf(known.due(deal) - known.now) : undefined}
      foot={{
        label: `${table.rows.length}件の合計（税抜）`,
        sums: { fee: formatYen(table.rows.reduce((sum, { fee }) => sum + (fee ?? 0), 0)) },
      }}
      sorting={sorting}
      onSort={(by) =>
        change((next) => {
          const { down } = sortedAfter(sorting, by);
          next.set('sort', by);
          setOrDelete(next, 'dir', down ? 'desc' : '');
        })
      }
    />
  );
};
