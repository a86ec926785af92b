import { lazy, Suspense, useState } from 'react';
import { latestMonths } from '#domain/kernel/calendar/days.ts';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { monthText } from '#domain/kernel/format/times.ts';
import { hintInWords } from '#domain/money/payee/fields.ts';
import type { UnfixedMonth } from '#domain/money/payout/unfixedMonth.ts';
import { useNow } from '#web/shared/format/now.ts';
import { useAddressParams } from '#web/shared/search/addressParams.ts';
import { FilterSelect } from '#web/shared/search/filterSelect.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { TableCard } from '../../list/dataTable.tsx';
import { Permitted } from '../../roles/roles.tsx';
import { PayBy } from '../payBy.tsx';
import { useUnfixed } from '../queries.ts';
import type { BulkRow } from './bulkDialog.tsx';

const BulkDialog = lazy(() => import('./bulkDialog.tsx'));

/** How many months before the current one can be chosen. */
const MONTHS = 12;
const NO_ACCOUNT = '口座の登録がありません';

const fixOf = (month: string, { talentId, name, count, sums, account, isCorrected }: UnfixedMonth): BulkRow => ({
  id: talentId,
  name,
  about: `${isCorrected ? '訂正版、' : ''}${count}件、振込額${formatYen(sums.total)}`,
  warning: account === null ? NO_ACCOUNT : undefined,
  command: { type: 'fix', talentId, month, expected: { count, total: sums.total } },
});

export const UnfixedCard = () => {
  const now = useNow();
  const [params, change] = useAddressParams();
  const months = latestMonths(now, MONTHS + 1).slice(1);
  const month = months.find((each) => each === params.get('month')) ?? (months[0] as string);
  const list = useUnfixed(month);
  const [fixing, setFixing] = useState(false);
  const today = jstDate(now);
  return (
    <>
      <TableCard
        title={`まだ締めていないキャスト：${monthText(month)}に完了したお仕事`}
        list={list}
        none="すべて締めました。"
        keyOf={({ talentId }) => talentId}
        action={
          <FilterSelect
            label="完了月"
            value={month}
            options={months.map((value) => ({ value, label: monthText(value) }))}
            onChange={(value) => change((next) => next.set('month', value))}
          />
        }
        columns={[
          { head: '支払期限', as: 'keep', cell: (row) => <PayBy due={row} today={today} /> },
          { head: 'キャスト', as: 'head', cell: ({ name, isCorrected }) => `${name}${isCorrected ? '（訂正版）' : ''}` },
          { head: '件数', as: 'number', cell: ({ count }) => count },
          { head: '振込額', as: 'number', cell: ({ sums }) => formatYen(sums.total) },
          { head: '口座', cell: ({ account }) => (account === null ? NO_ACCOUNT : hintInWords(account)) },
        ]}
      />
      {list.rows.length > 0 ? (
        <Permitted aggregate="payout" type="fix">
          <Button onClick={() => setFixing(true)}>{`${list.rows.length}人分を締める`}</Button>
        </Permitted>
      ) : null}
      <Suspense>
        {fixing ? (
          <BulkDialog
            title={`${monthText(month)}分を締めますか？`}
            text="支払通知書を作成し、キャストにメールと通知でお知らせします。7日以内に異議がなければ、同意とみなします。"
            confirmLabel="支払通知書を作成する"
            words={{ done: '作成しました', refused: '未作成' }}
            rows={list.rows.map((row) => fixOf(month, row))}
            onSent={() => list.query.refetch()}
            onClose={() => setFixing(false)}
          />
        ) : null}
      </Suspense>
    </>
  );
};
