import { lazy, Suspense, useState } from 'react';
import { jstMonth } from '#domain/calendar/instants.ts';
import { billStatuses, billStatusLabels } from '#domain/deal/billStatus.ts';
import { formatYen } from '#domain/format/numbers.ts';
import { monthText } from '#domain/format/times.ts';
import { useNow } from '#web/shared/format/now.ts';
import { FilterSelect } from '#web/shared/search/filterSelect.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { Listed } from '#web/shared/ui/listed.tsx';
import { monthOptions } from '../../monthOptions.ts';
import { Permitted } from '../../roles/roles.tsx';
import { type MonthFigures, useClientMonths, useMonth } from '../queries/bills.ts';
import css from './billsTable.module.css';
import { ClientMonthsTable } from './clientMonthsTable.tsx';

const ExportDialog = lazy(() => import('./exportDialog.tsx'));

/** Broken between amounts only. */
const Sums = ({ clients, bills }: MonthFigures) => {
  const sums = billStatuses.map((status) => `${billStatusLabels[status]}${formatYen(bills[status].fees)}`);
  return [`クライアント${clients}件`, ...sums].map((part, index) => (
    <span key={part} className={css.sum}>
      {part}
      {index < sums.length ? '、' : ''}
    </span>
  ));
};

type Props = { readonly month: string | null; readonly onMonth: (month: string) => void };

/** What a closing month comes to, client by client, as it is to be invoiced; this month where none is chosen. */
export const ClientMonths = ({ month: chosen, onMonth }: Props) => {
  const now = useNow();
  const month = chosen ?? jstMonth(now);
  const list = useClientMonths(month);
  const whole = useMonth(month);
  const [exporting, setExporting] = useState(false);
  return (
    <>
      <div className={css.filters}>
        <FilterSelect label="完了した月" value={month} options={monthOptions(now, month)} onChange={onMonth} />
        <p className="figures" role="status">
          {whole.data?.clients ? <Sums {...whole.data} /> : null}
        </p>
        <Permitted aggregate="audit" type="exportBills">
          <Button variant="outlined" onClick={() => setExporting(true)} disabled={!whole.data?.clients}>
            集計をダウンロードする
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
              報酬は税抜です。消費税は、クライアントごとの税抜合計から計算し、1円未満を切り捨てています。請求対象外は合計に含みません。
            </p>
            <ClientMonthsTable rows={rows} all={!list.hasMore} />
          </>
        )}
      </Listed>
      <Suspense>
        {exporting ? (
          <ExportDialog
            what={{ table: 'CLIENTS', filter: { month, clientId: null, status: null } }}
            inWords={`${monthText(month)}のクライアント${whole.data?.clients ?? ''}件の集計`}
            onClose={() => setExporting(false)}
          />
        ) : null}
      </Suspense>
    </>
  );
};
