import { useState } from 'react';
import { z } from 'zod';
import { reason } from '#domain/kernel/commonFields.ts';
import { formatYen, yenInText } from '#domain/kernel/format/numbers.ts';
import { normalizeText } from '#domain/kernel/validation.ts';
import type { ListedBill } from '#domain/money/bill/billRow.ts';
import { SUPPLEMENT } from '#domain/money/invoice/paperNames.ts';
import { billedOf } from '#domain/work/deal/billStatus.ts';
import { dealFields } from '#domain/work/deal/fields.ts';
import { MISSING_JOB } from '#projections/kernel/fields.schema.ts';
import { useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { TextField } from '#web/shared/forms/textField.tsx';
import { textOf } from '#web/shared/forms/textOf.ts';
import { useInputAtSignOut } from '#web/shared/forms/useInputAtSignOut.ts';
import { ConfirmDialog } from '#web/shared/ui/confirmDialog.tsx';
import { ManyResults } from '#web/shared/ui/manyResults.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import { type BillAct, useBillActs } from '../commands/actOnBill.ts';
import { type ActName, actTexts } from '../texts.ts';

const numbered = z.object({ billId: dealFields.billId });
const reasoned = z.object({ reason });
/** A client's bills of a month are one invoice, so one number is for one client. */
const WHO_READS = '履歴に残ります。クライアントとキャストには表示されません';
const SEVERAL = '1つの請求番号で請求できるのは、1つのクライアントだけです。クライアントごとに選択してください。';

type Props = { readonly act: ActName; readonly bills: readonly ListedBill[]; readonly onClose: () => void };

/** One act on one or more bills, with a result for each; it closes when all succeed. */
export default function BillActDialog({ act, bills: selected, onClose }: Props) {
  // A copy of the confirmed bills, since a finished one leaves the list.
  const [bills] = useState(selected);
  const { actOnAll, sending, resultFor, begun, left } = useBillActs(bills, { corrects: act === 'claimBill' });
  const number = useCheckedForm(numbered, { billId: '' });
  const why = useCheckedForm(reasoned, { reason: '' });
  useInputAtSignOut(act, why);
  const { title, submit, consequence, done } = actTexts[act];
  const several = act === 'claimBill' && new Set(bills.map(({ clientId }) => clientId)).size > 1;
  const unready = [...new Set(bills.filter(({ isBillable }) => !isBillable).map(({ clientName }) => clientName))];
  // The act is on the deals: only an invoice claims what was settled after the work.
  const amountOf = (bill: ListedBill): number => billedOf({ ...bill, extra: 0 });
  const total = bills.reduce((sum, bill) => sum + amountOf(bill), 0);
  const extra = bills.reduce((sum, bill) => sum + bill.extra, 0);
  const send = async (wanted: BillAct) => {
    if ((await actOnAll(wanted)) > 0) return;
    showToast(bills.length > 1 ? `${bills.length}件を${done}` : done);
    onClose();
  };
  const onSubmit =
    act === 'claimBill'
      ? number.handleSubmit(({ billId }) => send({ type: act, billId }))
      : why.handleSubmit((typed) => send({ type: act, ...typed }));
  const failed = begun && !sending ? '処理できなかった取引があります。理由をご確認ください。' : undefined;
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={begun ? `残り${left}件をもう一度実行する` : submit}
      sending={sending}
      error={left > 0 ? failed : undefined}
      obstacle={several ? SEVERAL : left > 0 ? undefined : failed}
      onSubmit={onSubmit}
      onCancel={onClose}
    >
      <p>
        {bills.length}件、合計{yenInText(total)}（税抜）。{consequence}
      </p>
      {extra > 0 ? (
        <Notice tone="info">{`${SUPPLEMENT}${yenInText(extra)}（税抜）は含みません。請求書を発行すると、請求に加わります。`}</Notice>
      ) : null}
      {act === 'claimBill' && unready.length > 0 ? <Notice tone="warning">請求先情報に不足があります：{unready.join('、')}</Notice> : null}
      {act === 'claimBill' && !several ? (
        <TextField control={number.control} name="billId" {...textOf(dealFields.billId)} normalize={normalizeText} />
      ) : null}
      {act === 'claimBill' ? null : <TextField control={why.control} name="reason" {...textOf(reason)} multiline help={WHO_READS} />}
      {several ? null : (
        <ManyResults
          label="対象の取引"
          rows={bills.map((bill) => ({
            id: bill.id,
            name: bill.jobTitle || MISSING_JOB,
            about: `${bill.clientName}、${formatYen(amountOf(bill))}（税抜）`,
          }))}
          resultFor={resultFor}
          words={{ done: '完了', refused: '未処理' }}
        />
      )}
    </ConfirmDialog>
  );
}
