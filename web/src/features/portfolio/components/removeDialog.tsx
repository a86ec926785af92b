import type { Media } from '#projections/talent/media.schema.ts';
import { ConfirmDialog } from '#web/shared/ui/confirmDialog.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import { useRemoveItem } from '../commands/changeItem.ts';
import { kindNames } from './mediaFace.tsx';

type Props = { readonly item: Media; readonly onClose: () => void };

/** Takes an item out of the portfolio, after its consequence was read. */
export const RemoveDialog = ({ item, onClose }: Props) => {
  const { send, sending, error } = useRemoveItem();
  const kind = kindNames[item.type];
  const remove = () =>
    send({ mediaId: item.id }).then(
      () => {
        showToast(`${kind}を削除しました`);
        onClose();
      },
      () => undefined, // shown below through `error`
    );
  return (
    <ConfirmDialog
      title={`この${kind}を削除しますか？`}
      confirmLabel="削除する"
      ends
      sending={sending}
      error={error?.message}
      onConfirm={remove}
      onCancel={onClose}
    >
      {item.description ? <p>「{item.description}」</p> : null}
      <p>削除すると、クライアントの画面からも消えます。元に戻せません。</p>
    </ConfirmDialog>
  );
};
