import { type Factor, removeFactor } from '#web/shared/data/secondFactor.ts';
import { ConfirmDialog } from '#web/shared/ui/confirmDialog.tsx';
import { useAuthAct } from '../useAuthAct.ts';

type Props = { readonly factor: Factor; readonly onDone: () => void; readonly onClose: () => void };

/** Takes an authenticator app away, after saying what follows. */
export default function RemoveDialog({ factor, onDone, onClose }: Props) {
  const remove = useAuthAct(removeFactor, onDone);
  return (
    <ConfirmDialog
      title="二段階認証の登録を解除しますか？"
      confirmLabel="登録を解除する"
      ends
      sending={remove.isPending}
      error={remove.message}
      onConfirm={() => remove.mutate(factor.id)}
      onCancel={onClose}
    >
      <p>次のログインから、パスワードだけでログインできるようになります。必要なときは、もう一度登録できます。</p>
    </ConfirmDialog>
  );
}
