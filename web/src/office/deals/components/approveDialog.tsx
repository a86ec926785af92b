import { type DealKind, type Deals, kinds } from '#web/features/deal/public.ts';
import { reflectionText } from '#web/shared/data/reflectionText.ts';
import { ConfirmDialog } from '#web/shared/ui/confirmDialog.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import { useDecision } from '../commands/useDecision.ts';
import { desks } from '../desks.ts';
import { useLatest } from '../obstacle.ts';

type Props<K extends DealKind> = { readonly kind: K; readonly deal: Deals[K]; readonly onClose: () => void };

/** Approval, with what is being approved; it follows the deal while it is open. */
export const ApproveDialog = <K extends DealKind>({ kind, deal: opened, onClose }: Props<K>) => {
  const { send, sending, sent, error } = useDecision(kind, opened);
  const { deal, obstacle } = useLatest(kind, opened, 'adminApprove', sending || sent);
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
      title={`この${kinds[kind].noun}を承認しますか？`}
      confirmLabel="承認する"
      sending={sending}
      error={error?.message}
      obstacle={obstacle}
      onConfirm={approve}
      onCancel={onClose}
    >
      {desks[kind].approval(deal).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </ConfirmDialog>
  );
};
