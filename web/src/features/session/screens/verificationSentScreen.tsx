import { href } from '#web/app/href.ts';
import { useSession } from '#web/shared/data/session.ts';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { useVerificationWatch } from '../useVerificationWatch.ts';

/** After the verification mail was sent: at the registration, and when it was asked for again. */
export default function VerificationSentScreen() {
  const session = useSession();
  useVerificationWatch();
  return (
    <Stack>
      <p style={{ overflowWrap: 'anywhere' }}>
        <strong>{session.kind === 'user' ? session.email : ''}</strong> に確認メールを送信しました。
      </p>
      <p>メールのリンクを開き、「メールアドレスを確認する」を押すと、登録が完了します。</p>
      <p>数分経っても届かない場合は、迷惑メールフォルダもご確認ください。</p>
      <LinkButton to={href('registrationEmail')} replace>
        確認の画面へ
      </LinkButton>
    </Stack>
  );
}
