import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { href } from '#web/routing/href.ts';
import { useSession } from '#web/shared/data/auth/session.ts';
import { recheckVerification, signOut } from '#web/shared/data/auth/signIn.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { useScreenTitle } from '#web/shared/ui/screenTitle.ts';
import { Stack } from '#web/shared/ui/stack.tsx';
import { useAuthCall } from '../useAuthCall.ts';
import { useResend } from '../useResend.ts';
import { useVerificationWatch } from '../useVerificationWatch.ts';

/**
 * Waits for the email verification after a registration or a sign-in; checks again when the user
 * returns from the mail.
 */
export default function VerifyEmailScreen() {
  const session = useSession();
  const check = useAuthCall();
  const mail = useResend();
  const [unconfirmed, setUnconfirmed] = useState(false);
  useVerificationWatch();
  useScreenTitle(useLocation().pathname === href('registrationConfirmation') ? '確認メールを送りました' : null);
  const email = session.kind === 'user' ? session.email : '';
  return (
    <Stack>
      <p style={{ overflowWrap: 'anywhere' }}>
        <strong>{email}</strong> に確認メールを送りました。
      </p>
      <p>メールのリンクを開き、「メールアドレスを確認する」を押すと、この画面も自動で次へ進みます。</p>
      <p>数分経っても届かない場合は、迷惑メールフォルダもご確認ください。</p>
      {unconfirmed ? (
        <Notice tone="warning">
          まだ確認できていません。メールのリンクを開き、「メールアドレスを確認する」を押してから、もう一度お試しください。
        </Notice>
      ) : null}
      {mail.again ? <Notice>確認メールをもう一度送りました。新しいメールのリンクを開いてください。</Notice> : null}
      {check.error || mail.error ? <Notice tone="error">{check.error ?? mail.error}</Notice> : null}
      <Button loading={check.sending} onClick={() => check.run(async () => setUnconfirmed(!(await recheckVerification())))}>
        確認を済ませて次へ進む
      </Button>
      <Button variant="outlined" loading={mail.sending} disabled={mail.left > 0} onClick={mail.resend}>
        {mail.left > 0 ? `確認メールをもう一度送る（あと${mail.left}秒）` : '確認メールをもう一度送る'}
      </Button>
      <Button variant="text" onClick={() => signOut()}>
        別のメールアドレスで登録する（ログアウト）
      </Button>
    </Stack>
  );
}
