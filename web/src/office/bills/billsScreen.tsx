import { jstMonth } from '#domain/calendar/instants.ts';
import { billStatusLabels } from '#domain/deal/billStatus.ts';
import { monthText } from '#domain/format/times.ts';
import { href } from '#web/app/href.ts';
import { useNow } from '#web/shared/format/now.ts';
import { setOrDelete, useAddressParams } from '#web/shared/search/addressParams.ts';
import { LinkTabs } from '#web/shared/ui/linkTabs.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { PrintHead } from '../printHead.tsx';
import table from '../table.module.css';
import { SavedViews } from '../views/savedViews.tsx';
import { billFilterIn, billViewIn, billViews } from './billFilter.ts';
import { BillList } from './components/billList.tsx';
import { ClientMonths } from './components/clientMonths.tsx';
import { useBillChanges, useBillTotals } from './queries/bills.ts';

const labels = { ...billStatusLabels, CLIENTS: 'クライアント別（月次）' };

/** Bills of closed deals: those of a status, or what a month comes to client by client. */
export default function BillsScreen() {
  const [params, change] = useAddressParams();
  const view = billViewIn(params);
  const filter = billFilterIn(params);
  const { month, clientId } = filter;
  const now = useNow();
  // The months of clients open with this one.
  const printedMonth = view === 'CLIENTS' ? (month ?? jstMonth(now)) : month;
  useBillChanges();
  const totals = useBillTotals(filter, view !== 'CLIENTS');
  const keep = { ...(month && { month }), ...(clientId && { client: clientId }) };
  const choose = (field: 'month' | 'client', value: string) =>
    change((next) => {
      next.set('tab', view);
      setOrDelete(next, field, value);
    });
  return (
    <Stack>
      <PrintHead title={`請求：${labels[view]}${printedMonth ? `（${monthText(printedMonth)}）` : ''}`} />
      <div className={table.noPrint}>
        <SavedViews list="bills" listPath={href('officeBills')} plain="tab=UNCLAIMED" />
        <LinkTabs
          label="請求の状態"
          current={view}
          keep={keep}
          tabs={billViews.map((key) => ({
            key,
            label: labels[key],
            ...(key === view && key !== 'CLIENTS' && totals.data ? { count: String(totals.data.count) } : {}),
          }))}
        />
      </div>
      {view === 'CLIENTS' ? (
        <ClientMonths month={month} onMonth={(value) => choose('month', value)} />
      ) : (
        <BillList filter={filter} choose={choose} />
      )}
    </Stack>
  );
}
