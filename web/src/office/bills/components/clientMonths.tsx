import { lazy, Suspense, useState } from 'react';
import { jstMonth } from '#domain/kernel/calendar/instants.ts';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { monthText } from '#domain/kernel/format/times.ts';
import type { ClientMonth } from '#domain/money/bill/clientMonth.ts';
import { SUPPLEMENT } from '#domain/money/invoice/paperNames.ts';
import { billStatuses, billStatusLabels } from '#domain/work/deal/billStatus.ts';
import { useNow } from '#web/shared/format/now.ts';
import { FilterSelect } from '#web/shared/search/filterSelect.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { Listed } from '#web/shared/ui/listed.tsx';
import { monthOptions } from '../../list/monthOptions.ts';
import table from '../../list/table.module.css';
import { Permitted } from '../../roles/roles.tsx';
import type { Issue } from '../commands/issueInvoice.ts';
import { type MonthFigures, useClientMonths, useMonth } from '../queries/bills.ts';
import css from './billsTable.module.css';
import { ClientMonthsTable } from './clientMonthsTable.tsx';
import { MonthLock } from './monthLock.tsx';

const ExportDialog = lazy(() => import('./exportDialog.tsx'));
const IssueDialog = lazy(() => import('./issueDialog.tsx'));

const issueOf = ({ month, clientId, clientName, bills, open }: ClientMonth): Issue => ({
  id: clientId,
  month,
  clientId,
  clientName,
  count: bills.UNCLAIMED.count,
  total: open.total,
});

/** The sums; the line breaks only between amounts. */
const Sums = ({ clients, bills, extras }: MonthFigures) => {
  const sums = billStatuses.map((status) => `${billStatusLabels[status]}${formatYen(bills[status].fees)}（税抜）`);
  const among = extras > 0 ? [`うち${SUPPLEMENT}${formatYen(extras)}（税抜）`] : [];
  const parts = [`クライアント${clients}件`, ...sums, ...among];
  return parts.map((part, index) => (
    <span key={part} className={css.sum}>
      {part}
      {index < parts.length - 1 ? '、' : ''}
    </span>
  ));
};

/** Issues invoices for all shown clients that have open bills. */
const Billable = ({
  rows,
  onIssue,
}: {
  readonly rows: readonly ClientMonth[];
  readonly onIssue: (rows: readonly ClientMonth[]) => void;
}) => {
  const billable = rows.filter(({ bills }) => bills.UNCLAIMED.count > 0);
  return billable.length > 1 ? (
    <div className={table.noPrint}>
      <Button onClick={() => onIssue(billable)}>表示中の{billable.length}社に請求書を発行する</Button>
    </div>
  ) : null;
};

type Props = { readonly month: string | null; readonly onMonth: (month: string) => void };

/**
 * The figures of a closing month per client, as they will be invoiced. Default: the current month.
 */
export const ClientMonths = ({ month: chosen, onMonth }: Props) => {
  const now = useNow();
  const month = chosen ?? jstMonth(now);
  const list = useClientMonths(month);
  const whole = useMonth(month, !list.query.isPending);
  const [exporting, setExporting] = useState<'CLIENTS' | 'ACCOUNTING' | null>(null);
  const [issuing, setIssuing] = useState<readonly ClientMonth[]>([]);
  return (
    <>
      <div className={css.filters}>
        <FilterSelect label="完了した月" value={month} options={monthOptions(now, month)} onChange={onMonth} />
        <p className="figures" role="status">
          {whole.data?.clients ? <Sums {...whole.data} /> : null}
        </p>
        <Permitted aggregate="audit" type="exportBills">
          <Button variant="outlined" onClick={() => setExporting('CLIENTS')} disabled={!whole.data?.clients}>
            集計をダウンロードする
          </Button>
          <Button variant="outlined" onClick={() => setExporting('ACCOUNTING')}>
            仕訳をダウンロードする
          </Button>
        </Permitted>
      </div>
      <Listed
        list={list}
        none={
          <EmptyState title={`${monthText(month)}に完了した取引はありません`}>
            お仕事が完了すると、クライアントごとの金額がここに表示されます。
          </EmptyState>
        }
      >
        {(rows) => (
          <>
            <p className={css.note}>
              未請求・請求済み・請求対象外は、報酬、サービス料、追加精算の合計（税抜）です。消費税は、クライアントごとの税抜合計から計算し、1円未満を切り捨てています。請求対象外は合計に含みません。
            </p>
            <MonthLock month={month} />
            <Permitted aggregate="invoice" type="issue">
              <Billable rows={rows} onIssue={setIssuing} />
            </Permitted>
            <ClientMonthsTable rows={rows} all={!list.hasMore} onIssue={(row) => setIssuing([row])} />
          </>
        )}
      </Listed>
      <Suspense>
        {issuing.length > 0 ? <IssueDialog issues={issuing.map(issueOf)} onClose={() => setIssuing([])} /> : null}
        {exporting ? (
          <ExportDialog
            what={{ table: 'CLIENTS', filter: { month, clientId: null, status: null } }}
            inWords={`${monthText(month)}の${exporting === 'CLIENTS' ? `クライアント${whole.data?.clients ?? ''}件の集計` : '仕訳'}`}
            forAccounting={exporting === 'ACCOUNTING'}
            onClose={() => setExporting(null)}
          />
        ) : null}
      </Suspense>
    </>
  );
};
