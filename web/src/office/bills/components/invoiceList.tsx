import { lazy, Suspense, useState } from 'react';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import type { InvoiceDocument } from '#projections/invoice/invoices.schema.ts';
import { useNow } from '#web/shared/format/now.ts';
import { useAddressParams } from '#web/shared/search/addressParams.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkTabs } from '#web/shared/ui/linkTabs.tsx';
import { Listed } from '#web/shared/ui/listed.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { type InvoiceView, invoiceViews } from '../../filters/billFilter.ts';
import table from '../../list/table.module.css';
import { Permitted } from '../../roles/roles.tsx';
import { ageing, UNPAID_MAX, useInvoices } from '../queries/invoices.ts';
import { FoundInvoices } from './foundInvoices.tsx';
import css from './invoices.module.css';
import { InvoiceTable } from './invoiceTable.tsx';

const StatementImport = lazy(() => import('./statementImport.tsx'));

const labels = { unpaid: '未入金', overdue: '期限超過', paid: '入金済み', void: '無効', all: 'すべて' } as const satisfies Record<
  InvoiceView,
  string
>;

const Ages = ({ invoices }: { readonly invoices: readonly InvoiceDocument[] }) => {
  const now = useNow();
  return (
    <dl className={`${css.ages} figures`}>
      {ageing(invoices, now).map(({ label, count, owed }, age) => (
        <div key={label} className={age > 0 && count > 0 ? css.late : undefined}>
          <dt>{label}</dt>
          <dd>
            {formatYen(owed)}
            <small>税込・{count}通</small>
          </dd>
        </div>
      ))}
    </dl>
  );
};

/** Opens the import of a bank statement, which stays open while paid invoices leave the list. */
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

const Standing = ({ view }: { readonly view: Exclude<InvoiceView, 'all'> }) => {
  const [params] = useAddressParams();
  const list = useInvoices(view, params.get('order') ?? '');
  return (
    <>
      {view === 'unpaid' ? <Deposits invoices={list.rows} /> : null}
      <Listed list={list} none={<EmptyState title="請求書はありません">「クライアント別（月次）」から発行できます。</EmptyState>}>
        {(rows) => (
          <>
            {view === 'unpaid' ? <Ages invoices={rows} /> : null}
            {view === 'unpaid' && rows.length === UNPAID_MAX ? (
              <Notice tone="info">先頭の{UNPAID_MAX}通までの一覧と金額です。ほかの請求書は「すべて」で確認できます。</Notice>
            ) : null}
            <InvoiceTable rows={rows} list={list} />
          </>
        )}
      </Listed>
    </>
  );
};

export const InvoiceList = ({ view }: { readonly view: InvoiceView }) => (
  <>
    <div className={table.noPrint}>
      <LinkTabs
        label="請求書の状態"
        current={view}
        tabs={invoiceViews.map((key) => ({ key, label: labels[key], to: `?tab=INVOICES&state=${key}` }))}
      />
    </div>
    {view === 'all' ? <FoundInvoices /> : <Standing key={view} view={view} />}
  </>
);
