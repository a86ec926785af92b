import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import type { Bill } from '#domain/deal/billRow.ts';
import { formatYen, yenInText } from '#domain/format/numbers.ts';
import { line, normalizeText } from '#domain/kernel/validation.ts';
import { formResolver } from '#web/shared/forms/formResolver.ts';
import { TextField } from '#web/shared/forms/textField.tsx';
import { FormDialog } from '#web/shared/ui/formDialog.tsx';
import { type ChipTone, StatusChip } from '#web/shared/ui/statusChip.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import table from '../../table.module.css';
import { type BillResult, useBillActs } from '../commands/useBillActs.ts';
import { type ActName, actTexts } from '../texts.ts';

const schema = z.object({ billId: line(40) });
type Numbered = z.infer<typeof schema>;

const words: Record<Exclude<BillResult['kind'], 'open'>, { label: string; tone: ChipTone }> = {
  sending: { label: '送信中', tone: 'theirs' },
  done: { label: '完了', tone: 'good' },
  refused: { label: '未処理', tone: 'warning' },
};

const ResultLine = ({ bill, result }: { readonly bill: Bill; readonly result: BillResult }) => (
  <li>
    <span>
      {bill.jobTitle || bill.id}
      <small>
        {bill.clientName}、{formatYen(bill.fee)}
      </small>
    </span>
    {result.kind === 'open' ? null : <StatusChip {...words[result.kind]} />}
    {result.kind === 'refused' ? <small>{result.why}</small> : null}
  </li>
);

type Props = { readonly act: ActName; readonly bills: readonly Bill[]; readonly onClose: () => void };

/** One act on one bill or many, with a result for each; it closes by itself when all went well. */
export const BillActDialog = ({ act, bills: selected, onClose }: Props) => {
  // As they were confirmed: what is done leaves the list behind the dialog.
  const [bills] = useState(selected);
  const { actOnAll, sending, resultOf } = useBillActs(bills);
  const form = useForm<Numbered, unknown, Numbered>({ defaultValues: { billId: '' }, resolver: formResolver(schema) });
  const { title, submit, consequence, done } = actTexts[act];
  const total = bills.reduce((sum, { fee }) => sum + fee, 0);
  const send = async (billId: string) => {
    const { done: count, failed } = await actOnAll(act === 'claimBill' ? { type: act, billId } : { type: act });
    if (failed > 0) return;
    showToast(count > 1 ? `${count}件を${done}` : done);
    onClose();
  };
  const submitted =
    act === 'claimBill'
      ? form.handleSubmit(({ billId }) => send(billId))
      : (event: { preventDefault: () => void }) => {
          event.preventDefault();
          send('').catch(() => undefined); // each bill carries its own result
        };
  const failed = bills.some(({ id }) => resultOf(id).kind === 'refused');
  return (
    <FormDialog
      title={title}
      submitLabel={failed ? '残りをもう一度送る' : submit}
      sending={sending}
      error={failed && !sending ? '処理できなかった取引があります。理由をご確認ください。' : undefined}
      onSubmit={submitted}
      onCancel={onClose}
    >
      <p>
        {bills.length}件、合計{yenInText(total)}。{consequence}
      </p>
      {act === 'claimBill' ? (
        <TextField control={form.control} name="billId" label="請求番号" required limit={40} normalize={normalizeText} />
      ) : null}
      <ul className={table.results} aria-label="対象の取引">
        {bills.map((bill) => (
          <ResultLine key={bill.id} bill={bill} result={resultOf(bill.id)} />
        ))}
      </ul>
    </FormDialog>
  );
};
