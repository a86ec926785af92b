import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Facts } from '#web/shared/ui/facts.tsx';

const keys = [
  { term: 'Ctrl＋K・⌘K', value: '検索を開く' },
  { term: 'j', value: '一覧の次の行へ' },
  { term: 'k', value: '一覧の前の行へ' },
  { term: 'a', value: '開いている取引、または選択した取引を承認する' },
  { term: 'Shift＋選択', value: '前に選択した行からここまでを選択する' },
  { term: '?', value: 'このキーの一覧を開く' },
  { term: 'Esc', value: 'ダイアログを閉じる' },
];

/** What the keyboard does in the office. */
export const KeysDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const id = useId();
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>キーの一覧</DialogTitle>
      <DialogContent>
        <Facts facts={keys} />
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose} autoFocus>
          閉じる
        </Button>
      </DialogActions>
    </Dialog>
  );
};
