import { useHome } from '#web/app/useHome.ts';
import { DoneMessage } from '#web/shared/ui/doneMessage.tsx';

/** After the password was changed. */
export default function PasswordEditDoneScreen() {
  return (
    <DoneMessage
      what="パスワードを変更しました。"
      next="次回から、新しいパスワードでログインしてください。"
      main={{ to: useHome(), label: 'ホームへ' }}
    />
  );
}
