import { Link } from 'react-router-dom';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { monthText } from '#domain/kernel/format/times.ts';
import { dealsOn } from '#domain/money/invoice/lines.ts';
import type { InvoiceDocument } from '#projections/invoice/invoices.schema.ts';
import { balanceText, invoiceChip, whenText } from '#web/entities/invoice/status.ts';
import { StatusChip } from '#web/shared/ui/statusChip.tsx';
import { invoiceAt } from '../../filters/billFilter.ts';
import { type Column, DataTable } from '../../list/dataTable.tsx';
import cards from './clientMonths.module.css';
import css from './invoices.module.css';

const amount = { as: 'number', named: true } as const;
const columns: readonly Column<InvoiceDocument>[] = [
  {
    head: '請求番号',
    as: 'head',
    className: cards.client,
    cell: ({ number, billTo }) => (
      <Link to={invoiceAt(number)}>
        {number}
        <small>{billTo?.company ?? '退会した会員'}</small>
      </Link>
    ),
  },
  { head: '完了月', named: true, cell: ({ month }) => monthText(month) },
  { ...amount, head: '件数', cell: ({ lines }) => dealsOn(lines).length },
  { ...amount, head: '税抜', cell: ({ net }) => formatYen(net) },
  { ...amount, head: '消費税', cell: ({ tax }) => formatYen(tax) },
  { ...amount, head: '税込', className: cards.total, cell: ({ total }) => formatYen(total) },
  { head: '状態', named: true, cell: (invoice) => <StatusChip {...invoiceChip(invoice)} /> },
  {
    head: '期限・入金',
    named: true,
    cell: (invoice) => (
      <span>
        {whenText(invoice)}
        <small className={css.balance}>{invoice.paid > 0 ? balanceText(invoice) : null}</small>
      </span>
    ),
  },
];

/** Invoices as rows, each with a link to its page. */
export const InvoiceTable = ({ rows }: { readonly rows: readonly InvoiceDocument[] }) => (
  <DataTable label="請求書の表" className={cards.cards} rows={rows} keyOf={({ number }) => number} columns={columns} />
);
