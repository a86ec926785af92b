import { ConfirmDialog } from '#web/shared/ui/confirmDialog.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import { useCloseJob } from '../commands/closeJob.ts';

/** Closing a posting, with what it means. */
export const CloseJobDialog = ({ jobId, onClose }: { readonly jobId: string; readonly onClose: () => void }) => {
  const { send, sending, error } = useCloseJob(jobId);
  const close = () =>
    send({ jobId }).then(
      () => {
        showToast('募集を終了しました');
        onClose();
      },
      () => undefined, // shown in the dialog
    );
  return (
    <ConfirmDialog
      title="このお仕事の募集を終了しますか？"
      confirmLabel="募集を終了する"
      ends
      sending={sending}
      error={error?.message}
      onConfirm={close}
      onCancel={onClose}
    >
      <p>終了すると、新しいエントリーを受け付けず、問い合わせやオファーも送れなくなります。元に戻せません。</p>
      <p>すでに届いているエントリーと、進行中のオファーはそのまま続きます。</p>
    </ConfirmDialog>
  );
};
