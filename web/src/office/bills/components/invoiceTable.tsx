import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { monthText } from '#domain/kernel/format/times.ts';
import { dealsOn } from '#domain/money/invoice/lines.ts';
import { restOf } from '#domain/money/invoice/status.ts';
import type { InvoiceDocument } from '#projections/invoice/invoices.schema.ts';
import { balanceText, invoiceChip, whenText } from '#web/entities/invoice/status.ts';
import { href } from '#web/routing/href.ts';
import { setOrDelete, useAddressParams } from '#web/shared/search/addressParams.ts';
import type { List } from '#web/shared/ui/listed.tsx';
import { StatusChip } from '#web/shared/ui/statusChip.tsx';
import { RecordedFile } from '../../acts/recordedFile.tsx';
import { invoiceAt } from '../../filters/billFilter.ts';
import { ListTable, type Table } from '../../list/listTable.tsx';
import type { RowContent } from '../../list/rows.tsx';
import table from '../../list/table.module.css';
import { listDay } from '../../list/texts.ts';
import css from './invoices.module.css';

const columns: Table<InvoiceDocument>['columns'] = [
  { key: 'client', head: 'クライアント', cell: ({ billTo }) => billTo?.company ?? '退会した会員' },
  { key: 'month', head: '完了月', isSpare: true, width: '6.25rem', cell: ({ month }) => monthText(month) },
  {
    key: 'issued',
    head: '発行日',
    isSpare: true,
    width: '6rem',
    orders: { desc: 'newest' },
    cell: ({ issuedAt }) => listDay(jstDate(issuedAt)),
    csv: ({ issuedAt }) => jstDate(issuedAt),
  },
  { key: 'count', head: '件数', isNumber: true, isSpare: true, width: '3.5rem', cell: ({ lines }) => dealsOn(lines).length },
  { key: 'net', head: '税抜', isNumber: true, isSpare: true, width: '7rem', cell: ({ net }) => formatYen(net), csv: ({ net }) => net },
  { key: 'tax', head: '消費税', isNumber: true, isSpare: true, width: '6rem', cell: ({ tax }) => formatYen(tax), csv: ({ tax }) => tax },
  {
    key: 'total',
    head: '税込',
    isNumber: true,
    width: '7.5rem',
    orders: { desc: 'dearest' },
    cell: ({ total }) => <strong>{formatYen(total)}</strong>,
    csv: ({ total }) => total,
  },
  {
    key: 'state',
    head: '状態',
    width: '9rem',
    cell: (invoice) => <StatusChip {...invoiceChip(invoice)} />,
    csv: (invoice) => invoiceChip(invoice).label,
  },
  {
    key: 'due',
    head: '期限・入金',
    width: '8.5rem',
    orders: { asc: 'due' },
    cell: (invoice) => (
      <>
        {whenText(invoice, listDay)}
        {invoice.paid > 0 ? <small className={css.balance}>{balanceText(invoice)}</small> : null}
      </>
    ),
    csv: (invoice) => [whenText(invoice), invoice.paid > 0 ? balanceText(invoice) : null].filter(Boolean).join(' '),
  },
];
const invoices: Table<InvoiceDocument> = { titleHead: '請求番号', columns };

const rowOf = ({ number }: InvoiceDocument): RowContent => ({ to: href('officeBills') + invoiceAt(number), name: number });

/** The sums of the rows; void invoices count only among themselves. */
const footOf = (rows: readonly InvoiceDocument[], hasMore: boolean) => {
  const valid = rows.filter(({ status }) => status !== 'VOIDED');
  const summed = valid.length > 0 ? valid : rows;
  const sumOf = (amount: (invoice: InvoiceDocument) => number) => formatYen(summed.reduce((sum, invoice) => sum + amount(invoice), 0));
  const notes = [hasMore ? '表示中' : '', summed.length < rows.length ? '無効を除く' : ''].filter(Boolean).join('、');
  return {
    label: `${summed.length}通の合計${notes ? `（${notes}）` : ''}`,
    sums: {
      net: sumOf(({ net }) => net),
      tax: sumOf(({ tax }) => tax),
      total: sumOf(({ total }) => total),
      due: `残り${sumOf((invoice) => (invoice.status === 'VOIDED' ? 0 : Math.max(0, restOf(invoice))))}`,
    },
  };
};

type Props = {
  readonly rows: readonly InvoiceDocument[];
  readonly list: Pick<List<InvoiceDocument>, 'hasMore'> & {
    readonly orders?: readonly string[];
    readonly readWhole: (onRead: (rows: number) => void) => Promise<readonly InvoiceDocument[]>;
  };
};

/** Invoices as rows, each with a link to its page. `orders`: those in which the list is read. */
export const InvoiceTable = ({ rows, list: { hasMore = false, orders = [], readWhole } }: Props) => {
  const [params, change] = useAddressParams();
  return (
    <>
      <div className={`${css.acts} ${table.noPrint}`}>
        <RecordedFile list="invoices" read={readWhole} table={invoices} rowOf={rowOf} />
      </div>
      <ListTable
        {...invoices}
        label="請求書の一覧"
        rows={rows}
        rowOf={rowOf}
        current={undefined}
        orders={orders}
        search={{
          wanted: { order: params.get('order') ?? '' },
          choose: (field, order) => change((next) => setOrDelete(next, field, order)),
        }}
        foot={footOf(rows, hasMore)}
      />
    </>
  );
};
