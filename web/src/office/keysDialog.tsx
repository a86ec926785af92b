import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { keyTexts } from './list/keyTexts.ts';

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
      <Facts facts={keyTexts.map(({ key, what }) => ({ term: key, value: what }))} />
    </Dialog>
  );
}
