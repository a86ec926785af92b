import { lazy, Suspense, useState } from 'react';
import { formatCount, yenInText } from '#domain/kernel/format/numbers.ts';
import type { ListedBill, ListTotals } from '#domain/money/bill/billRow.ts';
import { SUPPLEMENT } from '#domain/money/invoice/paperNames.ts';
import { type BillStatus, billStatusLabels } from '#domain/work/deal/billStatus.ts';
import { useNow } from '#web/shared/format/now.ts';
import { FilterSelect } from '#web/shared/search/filterSelect.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { Listed } from '#web/shared/ui/listed.tsx';
import type { ScreenFilter } from '../../filters/billFilter.ts';
import { monthOptions } from '../../list/monthOptions.ts';
import { NoneFit } from '../../list/officeList.tsx';
import { PickBar } from '../../list/pickBar.tsx';
import { PrintedPart } from '../../list/printHead.tsx';
import { usePicked } from '../../list/usePicked.ts';
import { Permitted, useMaySend } from '../../roles/roles.tsx';
import { useBillChanges, useBillList, useBillTotals } from '../queries/bills.ts';
import { type ActName, actTexts, billActs } from '../texts.ts';
import css from './billsTable.module.css';
import { BillsTable } from './billsTable.tsx';

const BillActDialog = lazy(() => import('./billActDialog.tsx'));
const ExportDialog = lazy(() => import('./exportDialog.tsx'));

const empty: Record<BillStatus, string> = {
  UNCLAIMED: 'お仕事が完了するか、追加精算が決まると、ここに表示されます。',
  CLAIMED: '請求番号を登録した取引が、ここに残ります。',
  IGNORED: '請求しないと決めた取引が、ここに残ります。',
};
const clientOptions = (bills: readonly ListedBill[], chosen: string | null) => {
  const names = new Map(bills.map(({ clientId, clientName }) => [clientId, clientName]));
  if (chosen && !names.has(chosen)) names.set(chosen, '一覧にないクライアント');
  return [...names].map(([value, label]) => ({ value, label }));
};

const totalsText = ({ count, total, settled, isMore }: ListTotals): string => {
  if (isMore) return `${formatCount(count)}件以上。完了した月かクライアントを選ぶと、合計を表示します`;
  const among = settled.count > 0 ? `（うち${SUPPLEMENT}${formatCount(settled.count)}件、${yenInText(settled.total)}）` : '';
  return `${formatCount(count)}件、合計${yenInText(total)}（税抜）${among}`;
};

type Props = { readonly filter: ScreenFilter; readonly choose: (field: 'month' | 'client', value: string) => void };

export const BillList = ({ filter, choose }: Props) => {
  const list = useBillList(filter);
  const totals = useBillTotals(filter, list.query.isSuccess);
  useBillChanges(list.query.isSuccess);
  const bills = list.rows;
  // Only an invoice claims a settlement.
  const picked = usePicked(bills.filter(({ isSupplement }) => !isSupplement));
  const [act, setAct] = useState<{ name: ActName; bills: readonly ListedBill[] } | null>(null);
  const [exporting, setExporting] = useState(false);
  const now = useNow();
  const maySend = useMaySend();
  const { status, month, clientId } = filter;
  const inWords = totals.data ? totalsText(totals.data) : '';
  return (
    <>
      <div className={css.filters}>
        <FilterSelect
          label="完了した月"
          any="すべて"
          value={month ?? ''}
          options={monthOptions(now, month)}
          onChange={(value) => choose('month', value)}
        />
        <FilterSelect
          label="クライアント"
          any="すべて"
          value={clientId ?? ''}
          options={clientOptions(bills, clientId)}
          onChange={(value) => choose('client', value)}
        />
        <p className="figures" role="status">
          {inWords}
        </p>
        <Permitted aggregate="audit" type="exportBills">
          <Button variant="outlined" onClick={() => setExporting(true)} disabled={!totals.data?.count}>
            請求データをダウンロードする
          </Button>
        </Permitted>
      </div>
      <Listed
        list={list}
        none={
          month !== null || clientId !== null ? (
            <NoneFit noun={`${billStatusLabels[status]}の取引`} />
          ) : (
            <EmptyState title={`${billStatusLabels[status]}の取引はありません`}>{empty[status]}</EmptyState>
          )
        }
      >
        {() => (
          <>
            <PickBar picked={picked} shown={picked.count}>
              {billActs[status]
                .filter((name) => maySend('offer', name))
                .map((name) => (
                  <Button key={name} size="small" variant="outlined" onClick={() => setAct({ name, bills: picked.rows })}>
                    選択した{picked.rows.length}件を{actTexts[name].submit}
                  </Button>
                ))}
            </PickBar>
            {list.hasMore ? <PrintedPart rows={bills.length} /> : null}
            <BillsTable bills={bills} picked={picked} month={month} onAct={(name, bill) => setAct({ name, bills: [bill] })} />
          </>
        )}
      </Listed>
      <Suspense>
        {act ? <BillActDialog act={act.name} bills={act.bills} onClose={() => setAct(null)} /> : null}
        {exporting ? <ExportDialog what={{ table: 'BILLS', filter }} inWords={inWords} onClose={() => setExporting(false)} /> : null}
      </Suspense>
    </>
  );
};
