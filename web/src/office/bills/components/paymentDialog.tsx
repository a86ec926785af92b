import { z } from 'zod';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { normalizeText } from '#domain/kernel/validation.ts';
import { invoiceFields } from '#domain/money/invoice/fields.ts';
import { owedOf } from '#domain/money/invoice/status.ts';
import { type InvoiceDocument, invoicePath } from '#projections/invoice/invoices.schema.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { FieldsDialog } from '#web/shared/forms/fieldsDialog.tsx';

const { yen, at, payer } = invoiceFields;
const schema = z.object({ yen, at, payer });

type Props = { readonly invoice: InvoiceDocument; readonly onClose: () => void };

/** Records a payment for an invoice. Defaults: the open amount, today, the client's name. */
export default function PaymentDialog({ invoice, onClose }: Props) {
  const { id, number, paid, billTo } = invoice;
  const owed = owedOf(invoice);
  const missing = Math.max(owed - paid, 0);
  const { send } = useCommand<z.infer<typeof schema> & { readonly invoiceId: string }>({
    callable: 'invoices',
    type: 'recordPayment',
    shownBy: () => invoicePath(number),
  });
  return (
    <FieldsDialog
      title="入金を記録しますか？"
      confirmLabel="入金を記録する"
      schema={schema}
      start={{ yen: missing > 0 ? missing : undefined, at: jstDate(Date.now()), payer: billTo?.company ?? '' }}
      fields={{ yen: { as: 'yen' }, at: { type: 'date' }, payer: { normalize: normalizeText } }}
      send={(typed) => send({ ...typed, invoiceId: id })}
      done="入金を記録しました"
      onClose={onClose}
    >
      <p>
        ご請求金額{formatYen(owed)}、入金済み{formatYen(paid)}、残り{formatYen(missing)}。全額入金されると、クライアントに通知します。
      </p>
    </FieldsDialog>
  );
}
