import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatYen } from '#domain/format/numbers.ts';
import { monthText } from '#domain/format/times.ts';
import type { InvoiceDocument } from '#projections/invoice/invoices.schema.ts';
import { balanceText, invoiceChip, whenText } from '#web/features/invoice/public.ts';
import { useNow } from '#web/shared/format/now.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkTabs } from '#web/shared/ui/linkTabs.tsx';
import { Listed } from '#web/shared/ui/listed.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { StatusChip } from '#web/shared/ui/statusChip.tsx';
import { type Column, DataTable } from '../../list/dataTable.tsx';
import { Permitted } from '../../roles/roles.tsx';
import table from '../../table.module.css';
import { type InvoiceView, invoiceAt, invoiceViews } from '../billFilter.ts';
import { ageing, UNPAID_MAX, useInvoices } from '../queries/invoices.ts';
import cards from './clientMonths.module.css';
import css from './invoices.module.css';

const StatementImport = lazy(() => import('./statementImport.tsx'));

const labels = { unpaid: '未入金', overdue: '期限超過', paid: '入金済み', void: '無効', all: 'すべて' } as const satisfies Record<
  InvoiceView,
  string
>;

/** What is owed, by how late it is. */
const Ages = ({ invoices }: { readonly invoices: readonly InvoiceDocument[] }) => {
  const now = useNow();
  return (
    <dl className={`${css.ages} figures`}>
      {ageing(invoices, now).map(({ label, count, owed }, age) => (
        <div key={label} className={age > 0 && count > 0 ? css.late : undefined}>
          <dt>{label}</dt>
          <dd>
            {formatYen(owed)}
            <small>{count}通</small>
          </dd>
        </div>
      ))}
    </dl>
  );
};

/** Opens the way of a bank's statement, which stays open while what is paid leaves the list. */
const Deposits = ({ invoices }: { readonly invoices: readonly InvoiceDocument[] }) => {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && invoices.length === 0) return null;
  return (
    <Permitted aggregate="invoice" type="recordPayment">
      <div className={table.noPrint}>
        {isOpen ? (
          <Suspense fallback={<RowSkeletons count={2} />}>
            <StatementImport invoices={invoices} onClose={() => setOpen(false)} />
          </Suspense>
        ) : (
          <Button variant="outlined" onClick={() => setOpen(true)}>
            入金明細を取り込む
          </Button>
        )}
      </div>
    </Permitted>
  );
};

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
  { ...amount, head: '件数', cell: ({ lines }) => lines.length },
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

/** The invoices that the office issued, by how they stand; above what waits for money, how late it is. */
export const InvoiceList = ({ view }: { readonly view: InvoiceView }) => {
  const list = useInvoices(view);
  return (
    <>
      <div className={table.noPrint}>
        <LinkTabs
          label="請求書の状態"
          current={view}
          tabs={invoiceViews.map((key) => ({ key, label: labels[key], to: `?tab=INVOICES&state=${key}` }))}
        />
      </div>
      {view === 'unpaid' ? <Deposits invoices={list.rows} /> : null}
      <Listed list={list} none={<EmptyState title="請求書はありません">「クライアント別（月次）」から発行できます。</EmptyState>}>
        {(rows) => (
          <>
            {view === 'unpaid' ? <Ages invoices={rows} /> : null}
            {view === 'unpaid' && rows.length === UNPAID_MAX ? (
              <Notice tone="info">支払期限の古い{UNPAID_MAX}通までの一覧と金額です。ほかの請求書は「すべて」で確認できます。</Notice>
            ) : null}
            <DataTable label="請求書の表" className={cards.cards} rows={rows} keyOf={({ number }) => number} columns={columns} />
          </>
        )}
      </Listed>
    </>
  );
};
