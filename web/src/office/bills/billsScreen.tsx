import { jstMonth } from '#domain/kernel/calendar/instants.ts';
import { formatCount } from '#domain/kernel/format/numbers.ts';
import { monthText } from '#domain/kernel/format/times.ts';
import { billStatusLabels } from '#domain/work/deal/billStatus.ts';
import { href } from '#web/routing/href.ts';
import { useNow } from '#web/shared/format/now.ts';
import { setOrDelete, useAddressParams } from '#web/shared/search/addressParams.ts';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { LinkTabs } from '#web/shared/ui/linkTabs.tsx';
import { rowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { billFilterIn, billViewIn, billViews, invoiceIn, invoiceViewIn } from '../filters/billFilter.ts';
import { PrintHead } from '../list/printHead.tsx';
import table from '../list/table.module.css';
import { useSavedViews } from '../views/savedViews.tsx';
import { BillList } from './components/billList.tsx';
import { useBillChanges, useBillTotals } from './queries/bills.ts';

const waiting = rowSkeletons(3);
const ClientMonths = lazyPart(async () => (await import('./components/clientMonths.tsx')).ClientMonths, waiting);
const InvoiceList = lazyPart(async () => (await import('./components/invoiceList.tsx')).InvoiceList, waiting);
const InvoiceDetail = lazyPart(async () => (await import('./components/invoiceDetail.tsx')).InvoiceDetail, waiting);

const labels = { ...billStatusLabels, CLIENTS: 'クライアント別（月次）', INVOICES: '請求書' };
/** Views without a list of bills. */
const others: readonly string[] = ['CLIENTS', 'INVOICES'];

export default function BillsScreen() {
  const [params, change] = useAddressParams();
  const view = billViewIn(params);
  const filter = billFilterIn(params);
  const { month, clientId } = filter;
  const now = useNow();
  // The view per client opens with this month.
  const printedMonth = view === 'CLIENTS' ? (month ?? jstMonth(now)) : month;
  // The list of bills listens itself, once it is there.
  useBillChanges(others.includes(view));
  const number = view === 'INVOICES' ? invoiceIn(params) : null;
  const totals = useBillTotals(filter, false);
  const keep = { ...(month && { month }), ...(clientId && { client: clientId }) };
  const choose = (field: 'month' | 'client', value: string) =>
    change((next) => {
      next.set('tab', view);
      setOrDelete(next, field, value);
    });
  const saved = useSavedViews({ list: 'bills', listPath: href('officeBills'), plain: 'tab=UNCLAIMED' });
  if (number !== null) return <InvoiceDetail key={number} number={number} />;
  return (
    <Stack>
      <PrintHead title={`請求：${labels[view]}${printedMonth && view !== 'INVOICES' ? `（${monthText(printedMonth)}）` : ''}`} />
      <div className={table.noPrint}>
        {saved.chips}
        <LinkTabs
          label="請求の状態"
          current={view}
          keep={keep}
          tabs={billViews.map((key) => ({
            key,
            label: labels[key],
            ...(key === view && !others.includes(key) && totals.data
              ? { count: `${formatCount(totals.data.count)}${totals.data.isMore ? '以上' : ''}` }
              : {}),
          }))}
        />
      </div>
      {view === 'INVOICES' ? <InvoiceList view={invoiceViewIn(params)} /> : null}
      {view === 'CLIENTS' ? <ClientMonths month={month} onMonth={(value) => choose('month', value)} /> : null}
      {others.includes(view) ? null : <BillList filter={filter} choose={choose} />}
      <div className={table.noPrint}>{saved.save}</div>
    </Stack>
  );
}
