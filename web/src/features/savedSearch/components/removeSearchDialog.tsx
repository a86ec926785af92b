import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { useRemoveSearch } from '../savedSearches.ts';

type Props = { readonly search: { readonly id: string; readonly name: string }; readonly onClose: () => void };

/** Removes a saved search after showing the consequence. */
export const RemoveSearchDialog = ({ search: { id, name }, onClose }: Props) => {
  const { send } = useRemoveSearch();
  return (
    <CommandDialog
      title={`「${name}」を削除しますか？`}
      confirmLabel="削除する"
      ends
      send={() => send({ searchId: id })}
      done="保存した検索条件を削除しました"
      onClose={onClose}
    >
      <p>新着のメールも届かなくなります。</p>
    </CommandDialog>
  );
};
