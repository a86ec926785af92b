import { Link } from 'react-router-dom';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { monthText } from '#domain/kernel/format/times.ts';
import { invoiceSchema } from '#projections/invoice/invoices.schema.ts';
import { invoiceChip, whenText } from '#web/entities/invoice/status.ts';
import { href } from '#web/routing/href.ts';
import { useMany } from '#web/shared/data/reads/reads.ts';
import { StatusChip } from '#web/shared/ui/statusChip.tsx';
import { invoiceAt } from '../../filters/billFilter.ts';
import { TableCard } from '../../list/dataTable.tsx';
import css from '../../list/table.module.css';

/** The latest invoices to a client, with their states. */
export const InvoicesOfPerson = ({ uid }: { readonly uid: string }) => {
  const invoices = { collection: 'invoices', where: [['clientId', '==', uid]], orderBy: ['issuedAt', 'desc'], limit: 20 } as const;
  return (
    <TableCard
      title="請求書"
      list={useMany(invoices, invoiceSchema)}
      none="まだありません。"
      keyOf={({ number }) => number}
      className={css.events}
      columns={[
        { head: '完了月', as: 'keep', cell: ({ month }) => monthText(month) },
        { head: '請求番号', cell: ({ number }) => <Link to={href('officeBills') + invoiceAt(number)}>{number}</Link> },
        { head: '税込', as: 'number', cell: ({ total }) => formatYen(total) },
        { head: '状態', as: 'keep', cell: (invoice) => <StatusChip {...invoiceChip(invoice)} /> },
        { head: '期限・入金', cell: whenText },
      ]}
    />
  );
};
