import { lazy, Suspense, useState } from 'react';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { monthText } from '#domain/kernel/format/times.ts';
import { transferLabels } from '#domain/money/transfer/status.ts';
import type { Payout } from '#projections/payout/payouts.schema.ts';
import type { Transfer } from '#projections/payout/transfers.schema.ts';
import { SavePaper } from '#web/entities/paper/savePaper.tsx';
import { useNow } from '#web/shared/format/now.ts';
import { StatusChip } from '#web/shared/ui/statusChip.tsx';
import { Colleague } from '../../acts/colleague.tsx';
import { codeText } from '../../acts/words.tsx';
import { TableCard } from '../../list/dataTable.tsx';
import table from '../../list/table.module.css';
import { listDay, listTime } from '../../list/texts.ts';
import { useMaySend } from '../../roles/roles.tsx';
import { useTransfers } from '../queries.ts';
import type { BulkRow } from './bulkDialog.tsx';

const BulkDialog = lazy(() => import('./bulkDialog.tsx'));

const paidOf =
  (at: string) =>
  ({ id, name, month, total, transferId }: Payout): BulkRow => ({
    id,
    name: name ?? '退会した会員',
    about: `${monthText(month)}分、振込額${formatYen(total)}`,
    command: { type: 'recordPaid', payoutId: id, transferId, at },
  });

const Members = ({ transfer: { orderedBy, confirmedBy } }: { readonly transfer: Transfer }) => (
  <>
    <Colleague uid={orderedBy} />
    {confirmedBy === null ? null : (
      <>
        、<Colleague uid={confirmedBy} />
      </>
    )}
  </>
);

type StateProps = { readonly transfer: Transfer; readonly nameOf: (payoutId: string) => string };
const State = ({ transfer: { status, refused, fetchedAt }, nameOf }: StateProps) => (
  <>
    <StatusChip tone={status === 'FETCHED' ? 'good' : 'theirs'} label={transferLabels[status]} />
    {fetchedAt === null ? null : <small className={table.below}>{listTime(fetchedAt)}にダウンロード</small>}
    {refused.map(({ payoutId, code }) => (
      <small key={payoutId} className={table.below}>
        {nameOf(payoutId)}は振込から外れました：{codeText(code)}
      </small>
    ))}
  </>
);

export const TransfersCard = ({ payouts }: { readonly payouts: readonly Payout[] }) => {
  const list = useTransfers();
  const [paying, setPaying] = useState<Transfer | null>(null);
  const maySend = useMaySend();
  const today = jstDate(useNow());
  const nameOf = (payoutId: string) => payouts.find(({ id }) => id === payoutId)?.name ?? '1件';
  const sentBy = ({ id }: Transfer) => payouts.filter(({ transferId, status }) => transferId === id && status === 'SENT');
  return (
    <>
      <TableCard
        title="振込"
        list={list}
        none="振込はまだありません。"
        keyOf={({ id }) => id}
        columns={[
          { head: '振込日', as: 'head', cell: ({ day }) => listDay(day) },
          { head: '件数', as: 'number', cell: ({ count }) => count },
          { head: '振込額の合計', as: 'number', cell: ({ total }) => formatYen(total) },
          { head: '確定と確認', as: 'keep', cell: (transfer) => <Members transfer={transfer} /> },
          { head: '状態', as: 'long', cell: (transfer) => <State transfer={transfer} nameOf={nameOf} /> },
          {
            head: 'ファイル',
            as: 'keep',
            cell: ({ id, status, day, count }) =>
              status === 'ORDERED' || count === 0 || !maySend('transfer', 'fetch') ? null : (
                <SavePaper
                  callable="payoutFiles"
                  asked={{ transferId: id, commandId: crypto.randomUUID() }}
                  name={`furikomi_${day}.txt`}
                  label="全銀ファイルをダウンロードする"
                  variant="outlined"
                />
              ),
          },
        ]}
        actsOf={(transfer) =>
          maySend('payout', 'recordPaid') && sentBy(transfer).length > 0
            ? [{ label: '支払済にする', name: `${listDay(transfer.day)}の振込を支払済にする`, onAct: () => setPaying(transfer) }]
            : []
        }
      />
      <Suspense>
        {paying ? (
          <BulkDialog
            title={`${sentBy(paying).length}件を支払済にしますか？`}
            text="銀行で振り込まれたことを確認してから、記録してください。振込不能の支払いは、先にその行で記録してください。"
            confirmLabel="支払済にする"
            words={{ done: '支払済', refused: '未処理' }}
            rows={sentBy(paying).map(paidOf([paying.day, today].sort()[0] as string))}
            onClose={() => setPaying(null)}
          />
        ) : null}
      </Suspense>
    </>
  );
};
