import type { Media } from '#projections/talent/media.schema.ts';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { useRemoveItem } from '../commands/changeItem.ts';
import { kindNames } from './mediaFace.tsx';

type Props = { readonly item: Media; readonly onClose: () => void };

/** Removes an item from the portfolio after showing the consequence. */
export const RemoveDialog = ({ item, onClose }: Props) => {
  const { send } = useRemoveItem();
  const kind = kindNames[item.type];
  return (
    <CommandDialog
      title={`この${kind}を削除しますか？`}
      confirmLabel="削除する"
      ends
      send={() => send({ mediaId: item.id })}
      done={`${kind}を削除しました`}
      onClose={onClose}
    >
      {item.description ? <p>「{item.description}」</p> : null}
      <p>削除すると、クライアントの画面からも消えます。元に戻せません。</p>
    </CommandDialog>
  );
};
