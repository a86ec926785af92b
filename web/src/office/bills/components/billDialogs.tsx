import type { Offer } from '#projections/offers.ts';
import { reflectionText } from '#web/shared/data/reflectionText.ts';
import { ConfirmDialog } from '#web/shared/ui/confirmDialog.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import { useIgnoreBill } from '../commands/ignoreBill.ts';
import { useReopenBill } from '../commands/reopenBill.ts';

type Props = { readonly offer: Offer; readonly onClose: () => void };

const texts = {
  ignore: {
    title: '請求対象外にしますか？',
    label: '請求対象外にする',
    consequence: 'この取引は請求の一覧から外れます。あとから未請求に戻せます。',
    done: '請求対象外にしました',
  },
  reopen: {
    title: '未請求に戻しますか？',
    label: '未請求に戻す',
    consequence: '請求番号の記録は消え、未請求の一覧に戻ります。履歴には残ります。',
    done: '未請求に戻しました',
  },
} as const;

const BillDialog = ({
  kind,
  offer,
  onClose,
  command,
}: Props & { readonly kind: keyof typeof texts; readonly command: ReturnType<typeof useIgnoreBill> }) => {
  const { title, label, consequence, done } = texts[kind];
  const confirm = () =>
    command.send({ offerId: offer.id }).then(
      ({ reflection }) => {
        showToast(done + reflectionText(reflection));
        onClose();
      },
      () => undefined, // shown below through `error`
    );
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={label}
      sending={command.sending}
      error={command.error?.message}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{consequence}</p>
    </ConfirmDialog>
  );
};

export const IgnoreDialog = (props: Props) => <BillDialog {...props} kind="ignore" command={useIgnoreBill(props.offer)} />;
export const ReopenDialog = (props: Props) => <BillDialog {...props} kind="reopen" command={useReopenBill(props.offer)} />;
