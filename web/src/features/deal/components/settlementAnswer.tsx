import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { reason } from '#domain/kernel/commonFields.ts';
import { labelled } from '#domain/kernel/fieldMeta.ts';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import type { Settlement } from '#projections/settlement/settlements.schema.ts';
import type { DealKind } from '#web/entities/deal/kinds.ts';
import { Receipt } from '#web/entities/settlement/receipt.tsx';
import { shownRows, useSettlementCommand } from '#web/entities/settlement/settlement.ts';
import { useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { ChoiceField } from '#web/shared/forms/choiceField.tsx';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { FieldGroup } from '#web/shared/forms/fieldGroup.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';

const schema = z.object({
  rows: z.array(
    z.discriminatedUnion(
      'said',
      [z.object({ said: z.literal('AGREED') }), z.object({ said: z.literal('OBJECTED'), reason: labelled('ちがう理由', reason) })],
      { error: '選択してください' },
    ),
  ),
});
type Values = { readonly rows: { readonly said: 'AGREED' | 'OBJECTED' | ''; readonly reason: string }[] };

const options = [
  { value: 'AGREED', label: '合っている' },
  { value: 'OBJECTED', label: 'ちがう' },
] as const;

/** What the button does: the agreed sum, and the rows that go to the office. */
const labelFor = (agreed: number, objected: number, rows: number): string => {
  if (objected === rows) return `${objected}件を事務局へ`;
  return objected === 0 ? `${formatYen(agreed)}（税込）に同意する` : `${formatYen(agreed)}（税込）に同意し、${objected}件を事務局へ`;
};

type Props = { readonly kind: DealKind; readonly settled: Settlement; readonly onClose: () => void };

export const SettlementAnswer = ({ kind, settled, onClose }: Props) => {
  type Sent = { readonly no: number; readonly objections: readonly { readonly row: number; readonly reason: string }[] };
  const { send } = useSettlementCommand<Sent>('answer', kind, settled.id);
  const shown = shownRows(settled);
  const form = useCheckedForm<Values, z.infer<typeof schema>>(schema, { rows: shown.map(() => ({ said: '', reason: '' })) });
  const { rows } = useWatch({ control: form.control }) as Values;
  const agreed = shown.reduce((sum, row, index) => sum + (rows[index]?.said === 'AGREED' ? row.sum : 0), 0);
  const objected = rows.filter(({ said }) => said === 'OBJECTED').length;
  const isWhole = rows.every(({ said }) => said !== '');
  return (
    <CommandDialog
      title="報告された項目を確認してください"
      confirmLabel={isWhole ? labelFor(agreed, objected, rows.length) : '回答する'}
      wide
      form={form}
      send={(typed) => {
        const objections = typed.rows.flatMap((row, index) => (row.said === 'OBJECTED' ? [{ row: index, reason: row.reason }] : []));
        return send({ no: settled.no, objections });
      }}
      done="回答しました"
      onClose={onClose}
    >
      {shown.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a report keep their order
        <FieldGroup key={index} legend={row.label}>
          <p className="figures">
            <b>{formatYen(row.sum)}</b>（税込）
            <Receipt row={row} />
          </p>
          <ChoiceField control={form.control} name={`rows.${index}.said`} label={`${row.label}の回答`} required options={options} />
          {rows[index]?.said === 'OBJECTED' ? (
            <TextField
              control={form.control}
              name={`rows.${index}.reason`}
              label="ちがう理由"
              required
              multiline
              help="相手と事務局に表示されます"
            />
          ) : null}
        </FieldGroup>
      ))}
      <p>同意した項目の額は、すべての項目が決まったときに確定します。サービス料はかかりません。</p>
    </CommandDialog>
  );
};
