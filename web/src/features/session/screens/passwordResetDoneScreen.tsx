import { href } from '#web/app/href.ts';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';

/** The page after the mail for a new password was sent. */
export default function PasswordResetDoneScreen() {
  return (
    <Stack>
      <p>再設定メールを送信しました。メールのリンクから、新しいパスワードを設定してください。</p>
      <p>数分経っても届かない場合は、迷惑メールフォルダもご確認ください。</p>
      <LinkButton to={href('login')} replace>
        ログインへ
      </LinkButton>
    </Stack>
  );
}
