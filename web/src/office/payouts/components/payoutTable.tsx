import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { monthText } from '#domain/kernel/format/times.ts';
import type { Payout } from '#projections/payout/payouts.schema.ts';
import { payoutChip } from '#web/entities/payout/payouts.ts';
import { href } from '#web/routing/href.ts';
import { useNow } from '#web/shared/format/now.ts';
import { StatusChip } from '#web/shared/ui/statusChip.tsx';
import { DataTable } from '../../list/dataTable.tsx';
import { listDay } from '../../list/texts.ts';
import { PayBy } from '../payBy.tsx';

const PayoutDialog = lazy(() => import('./payoutDialog.tsx'));

const sumOf = (rows: readonly Payout[], amount: (payout: Payout) => number): string =>
  formatYen(rows.reduce((sum, payout) => sum + amount(payout), 0));

/** Payouts, one per row, with their sums. */
export const PayoutTable = ({ rows }: { readonly rows: readonly Payout[] }) => {
  const today = jstDate(useNow());
  const [chosen, setChosen] = useState<Payout | null>(null);
  return (
    <>
      <DataTable
        label="キャストへの支払いの表"
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          {
            head: '支払期限',
            as: 'keep',
            cell: (payout) => (payout.isOpen ? <PayBy due={payout} today={today} /> : listDay(payout.payBy)),
          },
          {
            head: 'キャスト',
            as: 'head',
            foot: `${rows.length}件の合計`,
            cell: ({ talentId, name }) => <Link to={href('officeTalent', { uid: talentId })}>{name ?? '退会した会員'}</Link>,
          },
          { head: '完了月', as: 'keep', cell: ({ month, lines }) => `${monthText(month)} ${lines.length}件` },
          {
            head: '報酬（税込）',
            as: 'number',
            cell: ({ net, tax }) => formatYen(net + tax),
            foot: sumOf(rows, ({ net, tax }) => net + tax),
          },
          { head: '源泉徴収税', as: 'number', cell: ({ withheld }) => formatYen(withheld), foot: sumOf(rows, ({ withheld }) => withheld) },
          {
            head: '振込額',
            as: 'number',
            cell: ({ total }) => <strong>{formatYen(total)}</strong>,
            foot: sumOf(rows, ({ total }) => total),
          },
          { head: '状態', as: 'keep', cell: (payout) => <StatusChip {...payoutChip(payout)} /> },
        ]}
        actsOf={(payout) => [
          { label: '確認', name: `${payout.name ?? ''}さんの${monthText(payout.month)}分を確認する`, onAct: () => setChosen(payout) },
        ]}
      />
      <Suspense>{chosen ? <PayoutDialog payout={chosen} onClose={() => setChosen(null)} /> : null}</Suspense>
    </>
  );
};
