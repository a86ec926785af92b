import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';

const keys = [
  { term: 'Ctrl＋K・⌘K・/', value: '検索を開く' },
  { term: 'j', value: '一覧の次の行へ' },
  { term: 'k', value: '一覧の前の行へ' },
  { term: 'a', value: '開いている取引、または選択した取引を承認する' },
  { term: 'd', value: '開いている取引、または選択した取引を否認する' },
  { term: 'x', value: '開いている取引を選択する、または外す' },
  { term: 'e', value: '担当を決める' },
  { term: 's', value: '後で確認する' },
  { term: 'n', value: 'メモを書く' },
  { term: 'z', value: '実行される前の操作を取り消す' },
  { term: 'Shift＋選択', value: '前に選択した行からここまでを選択する' },
  { term: '?', value: 'このキーの一覧を開く' },
  { term: 'Esc', value: 'ダイアログを閉じる' },
];

/** Lists the keyboard shortcuts of the office. */
export default function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      title="キーの一覧"
      onClose={onClose}
      actions={
        <Button variant="text" onClick={onClose} autoFocus>
          閉じる
        </Button>
      }
    >
      <Facts facts={keys} />
    </Dialog>
  );
}
