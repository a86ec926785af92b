import { formatYen } from '#domain/kernel/yen.ts';
import type { Offer } from '#projections/offers.ts';
import { reflectionText } from '#web/shared/data/reflectionText.ts';
import { longTime } from '#web/shared/format/dates.ts';
import { ConfirmDialog } from '#web/shared/ui/confirmDialog.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import { useAdminApprove } from '../commands/adminApprove.ts';

/** Approval, with what is being approved. */
export const ApproveDialog = ({ offer, onClose }: { readonly offer: Offer; readonly onClose: () => void }) => {
  const { send, sending, error } = useAdminApprove(offer);
  const approve = () =>
    send({ offerId: offer.id }).then(
      ({ reflection }) => {
        showToast(`承認しました${reflectionText(reflection)}`);
        onClose();
      },
      () => undefined, // shown below through `error`
    );
  return (
    <ConfirmDialog
      title="このオファーを承認しますか？"
      confirmLabel="承認する"
      sending={sending}
      error={error?.message}
      onConfirm={approve}
      onCancel={onClose}
    >
      <p>
        {offer.client.name}から{offer.talent.name}へ、報酬{formatYen(offer.fee ?? 0)}、終了日{longTime(offer.scheduleToClose ?? 0)}。
      </p>
      <p>承認すると、クライアントに成立の確認が届きます。</p>
    </ConfirmDialog>
  );
};
