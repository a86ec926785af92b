import { z } from 'zod';
import { labelled } from '#domain/kernel/fieldMeta.ts';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { normalizeText } from '#domain/kernel/validation.ts';
import { creditNet, invoiceFields } from '#domain/money/invoice/fields.ts';
import { leftOf } from '#domain/money/invoice/left.ts';
import { type InvoiceDocument, invoicePath } from '#projections/invoice/invoices.schema.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { FieldsDialog } from '#web/shared/forms/fieldsDialog.tsx';

const { reason, remark } = invoiceFields;
const net = labelled('返還する金額（税抜）', creditNet);
const schema = z.object({ percent: z.number(), net, reason, remark });
type Rate = { readonly percent: number; readonly net: number };

type Props = { readonly invoice: InvoiceDocument; readonly onClose: () => void };

export default function CreditDialog({ invoice, onClose }: Props) {
  const { id, number } = invoice;
  const left = leftOf(invoice);
  const { send } = useCommand<{
    readonly invoiceId: string;
    readonly rates: readonly Rate[];
    readonly reason: string;
    readonly remark: string;
  }>({
    callable: 'invoices',
    type: 'credit',
    shownBy: () => invoicePath(number),
  });
  return (
    <FieldsDialog
      title={`請求書 ${number} の返還請求書を発行しますか？`}
      confirmLabel="返還請求書を発行する"
      schema={schema}
      start={{ percent: left[0]?.percent, net: undefined, reason: '', remark: '' }}
      fields={{
        percent: {
          as: 'select',
          label: '税率',
          options: left.map((rate) => ({ value: rate.percent, label: `${rate.percent}%（税抜の残り ${formatYen(rate.net)}）` })),
        },
        net: { as: 'yen' },
        remark: { normalize: normalizeText, help: '返還請求書に印刷します。' },
        reason: { multiline: true, help: '事務局だけが読めます。' },
      }}
      send={({ percent, net: yen, ...words }) => send({ invoiceId: id, rates: [{ percent, net: yen }], ...words })}
      done="返還請求書を発行しました"
      onClose={onClose}
    >
      <p>
        今日の日付で、請求書の金額を減らします。クライアントに、メールと通知でお知らせします。発行した返還請求書は取り消せません。
        会計ソフトの仕訳は、「入金と返還」のファイルにあります。
      </p>
    </FieldsDialog>
  );
}
