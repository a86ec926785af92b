import { href } from '#web/app/href.ts';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';

/** After the verification mail was sent again. */
export default function VerificationSentScreen() {
  return (
    <Stack>
      <p>確認メールを送信しました。数分経っても届かない場合は、迷惑メールフォルダもご確認ください。</p>
      <LinkButton to={href('registrationEmail')} replace>
        確認の画面へ戻る
      </LinkButton>
    </Stack>
  );
}
