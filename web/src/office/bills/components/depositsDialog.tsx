import { useState } from 'react';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { fullDay } from '#domain/kernel/format/times.ts';
import { ConfirmDialog } from '#web/shared/ui/confirmDialog.tsx';
import { ManyResults } from '#web/shared/ui/manyResults.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import { type Paying, useDeposits } from '../commands/recordDeposits.ts';
import { payerOf } from '../texts.ts';

const restOf = ({ deposit: { yen }, left }: Paying): string =>
  yen > left ? `過入金${formatYen(yen - left)}` : `記録後の残り${formatYen(left - yen)}`;

type Props = { readonly paying: readonly Paying[]; readonly onDone: () => void; readonly onClose: () => void };

export default function DepositsDialog({ paying: chosen, onDone, onClose }: Props) {
  // A copy of the confirmed deposits, since a paid invoice leaves the list.
  const [paying] = useState(chosen);
  const { recordAll, sending, resultFor, begun, left } = useDeposits(paying);
  const total = paying.reduce((sum, { deposit }) => sum + deposit.yen, 0);
  const record = async () => {
    if ((await recordAll()) > 0) return;
    showToast(`${paying.length}件の入金を記録しました`);
    onDone();
  };
  const failed = begun && !sending ? '記録できなかった入金があります。理由をご確認ください。' : undefined;
  return (
    <ConfirmDialog
      title={`${paying.length}件の入金を記録しますか？`}
      confirmLabel={begun ? `残り${left}件をもう一度記録する` : '入金を記録する'}
      sending={sending}
      error={left > 0 ? failed : undefined}
      obstacle={left > 0 ? undefined : failed}
      wide
      onConfirm={() => void record().catch(() => undefined)} // each deposit carries its own result
      onCancel={begun ? onDone : onClose}
    >
      <p>合計{formatYen(total)}。全額入金された請求書は、クライアントに通知します。</p>
      <ManyResults
        label="記録する入金"
        rows={paying.map((each) => ({
          id: each.id,
          name: `${each.deposit.payer} → ${each.invoice.number} ${payerOf(each.invoice)}`,
          about: `${fullDay(each.deposit.at)}、${formatYen(each.deposit.yen)}、${restOf(each)}${each.keepsPayer ? '、名義を覚える' : ''}`,
        }))}
        resultFor={resultFor}
        words={{ done: '記録済み', refused: '未記録' }}
      />
    </ConfirmDialog>
  );
}
