import { href } from '#web/routing/href.ts';
import { DoneMessage } from '#web/shared/ui/doneMessage.tsx';

/** The page after the mail for a new password was sent. */
export default function PasswordResetDoneScreen() {
  return (
    <DoneMessage
      what="再設定メールを送りました。"
      next="メールのリンクから、新しいパスワードを設定してください。数分経っても届かない場合は、迷惑メールフォルダもご確認ください。"
      main={{ to: href('login'), label: 'ログインへ' }}
    />
  );
}
