import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from '#web/app/href.ts';
import { useSession } from '#web/shared/data/session.ts';
import { recheckVerification, resendVerification, signOut } from '#web/shared/data/signIn.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { useAuthCall } from '../useAuthCall.ts';
import { useVerificationWatch } from '../useVerificationWatch.ts';

/** Waits for the e-mail's verification; looks again by itself when the user comes back from the mail. */
export default function VerifyEmailScreen() {
  const session = useSession();
  const navigate = useNavigate();
  const check = useAuthCall();
  const resend = useAuthCall();
  const [unconfirmed, setUnconfirmed] = useState(false);
  useVerificationWatch();
  const email = session.kind === 'user' ? session.email : '';
  return (
    <Stack>
      <p>
        <strong>{email}</strong> に確認メールを送信しました。メールのリンクを開き、「メールアドレスを確認する」を押すと、登録が完了します。
      </p>
      {unconfirmed ? (
        <Notice tone="warning">
          まだ確認できていません。メールのリンクを開き、「メールアドレスを確認する」を押してから、もう一度お試しください。
        </Notice>
      ) : null}
      {check.error || resend.error ? <Notice tone="error">{check.error ?? resend.error}</Notice> : null}
      <Button loading={check.sending} onClick={() => check.run(async () => setUnconfirmed(!(await recheckVerification())))}>
        確認を済ませて次へ進む
      </Button>
      <Button
        variant="outlined"
        loading={resend.sending}
        onClick={() => resend.run(resendVerification, () => navigate(href('registrationConfirmation')))}
      >
        確認メールをもう一度送る
      </Button>
      <Button variant="text" onClick={() => signOut()}>
        別のメールアドレスで登録する（ログアウト）
      </Button>
    </Stack>
  );
}
