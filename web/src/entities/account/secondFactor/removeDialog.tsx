import { type Factor, removeFactor } from '#web/shared/data/auth/secondFactor.ts';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { authAct } from './texts.ts';

type Props = { readonly factor: Factor; readonly onDone: () => void; readonly onClose: () => void };

export default function RemoveDialog({ factor, ...then }: Props) {
  return (
    <CommandDialog
      title="二段階認証の登録を解除しますか？"
      confirmLabel="登録を解除する"
      ends
      send={() => authAct(removeFactor(factor.id))}
      {...then}
    >
      <p>次のログインから、パスワードだけでログインできるようになります。必要なときは、もう一度登録できます。</p>
    </CommandDialog>
  );
}
