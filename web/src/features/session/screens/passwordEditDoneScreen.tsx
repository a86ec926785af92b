import { useHome } from '#web/shared/data/useHome.ts';
import { DoneMessage } from '#web/shared/ui/doneMessage.tsx';

/** The page after the password was changed. */
export default function PasswordEditDoneScreen() {
  return (
    <DoneMessage
      what="パスワードを変更しました。"
      next="次回から、新しいパスワードでログインしてください。"
      main={{ to: useHome(), label: 'ホームへ' }}
    />
  );
}
