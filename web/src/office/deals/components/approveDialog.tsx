import { reflectionText } from '#web/shared/data/reflectionText.ts';
import { ConfirmDialog } from '#web/shared/ui/confirmDialog.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import { useDecision } from '../commands/useDecision.ts';
import type { Deal, Desk } from '../desk.ts';
import { useLatest } from '../obstacle.ts';

type Props<Row extends Deal> = { readonly desk: Desk<Row>; readonly deal: Row; readonly onClose: () => void };

/** Approval, with what is being approved; it follows the deal while it is open. */
export const ApproveDialog = <Row extends Deal>({ desk, deal: opened, onClose }: Props<Row>) => {
  const { send, sending, sent, error } = useDecision(desk, opened);
  const { deal, obstacle } = useLatest(desk, opened, 'adminApprove', sending || sent);
  const approve = () =>
    send({ type: 'adminApprove' }).then(
      (reflection) => {
        showToast(`承認しました${reflectionText(reflection)}`);
        onClose();
      },
      () => undefined, // shown below through `error`
    );
  return (
    <ConfirmDialog
      title={`この${desk.noun}を承認しますか？`}
      confirmLabel="承認する"
      sending={sending}
      error={error?.message}
      obstacle={obstacle}
      onConfirm={approve}
      onCancel={onClose}
    >
      {desk.approval(deal).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </ConfirmDialog>
  );
};
