import { useState } from 'react';
import { z } from 'zod';
import { reason } from '#domain/kernel/commonFields.ts';
import { labelled } from '#domain/kernel/fieldMeta.ts';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { longTime, monthText } from '#domain/kernel/format/times.ts';
import { messages } from '#domain/kernel/validation.ts';
import { SUPPLEMENT } from '#domain/money/invoice/paperNames.ts';
import { billStatusLabels } from '#domain/work/deal/billStatus.ts';
import { sideNames } from '#domain/work/deal/statusView.ts';
import { type Settlement, settlementPath, settlementSchema } from '#projections/settlement/settlements.schema.ts';
import type { DealKind } from '#web/entities/deal/kinds.ts';
import { Receipt } from '#web/entities/settlement/receipt.tsx';
import { type ShownRow, saidLabels, shownRows, useSettlementCommand } from '#web/entities/settlement/settlement.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';
import { FieldsDialog } from '#web/shared/forms/fieldsDialog.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { type Fact, Facts } from '#web/shared/ui/facts.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { Consequences } from '../../acts/words.tsx';
import { DataTable } from '../../list/dataTable.tsx';
import { Permitted } from '../../roles/roles.tsx';

const statusLabels = { REPORTED: '相手の確認待ち', WITHDRAWN: '撤回', DISPUTED: '事務局の決定待ち', FIXED: '確定' } as const;

/** Overtime is decided without tax, a cost as on its receipt. */
const yenLabel = ({ kind, label, yen }: ShownRow): string =>
  `${label}の額（${kind === 'OVERTIME' ? '税抜' : '税込'}・${formatYen(yen)}まで）`;

const consequences = ['決定した額と理由を、クライアントとキャストにお知らせします。', '決定した額は、クライアントの請求に加わります。'];

type DialogProps = { readonly kind: DealKind; readonly settled: Settlement; readonly onClose: () => void };

const DecideDialog = ({ kind, settled, onClose }: DialogProps) => {
  type Sent = Pick<Settlement, 'no' | 'reason'> & { readonly amounts: NonNullable<Settlement['amounts']> };
  const { send } = useSettlementCommand<Sent>('decide', kind, settled.id);
  const open = shownRows(settled).flatMap((row, index) => (row.said === 'AGREED' ? [] : [{ ...row, row: index }]));
  const schema = z.object({
    ...Object.fromEntries(
      open.map((row) => [
        `${row.row}`,
        labelled(yenLabel(row), z.int({ error: messages.yen }).min(0, messages.yen).max(row.yen, messages.yen)),
      ]),
    ),
    reason,
  });
  return (
    <FieldsDialog
      title="精算の額を決定してください"
      confirmLabel="この額に決定する"
      schema={schema}
      start={{ ...Object.fromEntries(open.map(({ row }) => [`${row}`, undefined])), reason: '' }}
      fields={{ ...Object.fromEntries(open.map(({ row }) => [`${row}`, { as: 'yen' } as const])), reason: { multiline: true } }}
      send={({ reason: why, ...typed }) => {
        const amounts = open.map(({ row }) => ({ row, yen: (typed as Readonly<Record<string, number>>)[`${row}`] ?? 0 }));
        return send({ no: settled.no, amounts, reason: why });
      }}
      done="精算の額を決定しました"
      onClose={onClose}
    >
      <Consequences>{consequences}</Consequences>
    </FieldsDialog>
  );
};

const factsOf = ({
  by,
  note,
  lastDay,
  reportedAt,
  answerBy,
  status,
  total,
  reason: why,
  billMonth,
  billNet,
  billStatus,
  billId,
}: Settlement): Fact[] => [
  { term: '状態', value: statusLabels[status] },
  { term: '報告した方', value: `${sideNames[by]}（${longTime(reportedAt)}）` },
  { term: 'お仕事の最後の日', value: lastDay },
  ...(status === 'REPORTED' ? [{ term: '回答の期限', value: longTime(answerBy) }] : []),
  ...(note ? [{ term: '補足', value: note }] : []),
  ...(total === null ? [] : [{ term: '確定した額（税込）', value: formatYen(total) }]),
  ...(why ? [{ term: '決定の理由', value: why }] : []),
  ...(billNet === null ? [] : [{ term: `${SUPPLEMENT}（税抜）`, value: formatYen(billNet) }]),
  ...(billMonth === null || billStatus === null
    ? []
    : [
        {
          term: `${SUPPLEMENT}の請求`,
          value: `${monthText(billMonth)}分・${billStatusLabels[billStatus]}${billId ? `（${billId}）` : ''}`,
        },
      ]),
];

/** What both sides said of overtime and expenses, and the office's decision. */
export const SettlementCard = ({ kind, id }: { readonly kind: DealKind; readonly id: string }) => {
  const { data: settled } = useOne(settlementPath(id), settlementSchema);
  const [asks, setAsks] = useState(false);
  if (!settled) return null;
  return (
    <Card title={settled.status === 'DISPUTED' ? '時間外と立て替え（決定待ち）' : '時間外と立て替え'}>
      <Stack>
        <Facts facts={factsOf(settled)} />
        {settled.rows.length === 0 ? (
          <p>「なし」の報告です。</p>
        ) : (
          <DataTable
            label="精算の項目"
            rows={shownRows(settled).map((row, index) => ({ ...row, index }))}
            keyOf={({ index }) => `${index}`}
            columns={[
              {
                head: '項目',
                as: 'head',
                cell: (row) => (
                  <>
                    {row.label}
                    <Receipt row={row} />
                  </>
                ),
              },
              { head: `${sideNames[settled.by]}の報告（税込）`, as: 'number', cell: ({ sum }) => formatYen(sum) },
              { head: '相手の回答', cell: ({ said, reason: why }) => [saidLabels[said], why].filter(Boolean).join('：') },
              { head: '決定（税込）', as: 'number', cell: ({ decided }) => (decided === null ? '' : formatYen(decided)) },
            ]}
          />
        )}
        {settled.status === 'DISPUTED' ? (
          <Permitted aggregate="settlement" type="decide">
            <div>
              <Button onClick={() => setAsks(true)}>精算の額を決定する</Button>
            </div>
          </Permitted>
        ) : null}
      </Stack>
      {asks ? <DecideDialog kind={kind} settled={settled} onClose={() => setAsks(false)} /> : null}
    </Card>
  );
};
