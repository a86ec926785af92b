import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SECOND } from '#domain/kernel/calendar/instants.ts';
import { href } from '#web/routing/href.ts';
import { useSession } from '#web/shared/data/auth/session.ts';
import { recheckVerification, resendVerification, signOut } from '#web/shared/data/auth/signIn.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { useScreenTitle } from '#web/shared/ui/documentHead.ts';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { useAuthCall } from '../useAuthCall.ts';

/** How often an open page looks (ms), because the mail may be opened on another device. */
const EVERY = 5 * SECOND;

/** While the page is visible, and when the user returns; the guard then redirects. */
const useVerificationWatch = (): void => {
  useEffect(() => {
    const look = () => {
      // A failed check is repeated, or done by the button, which shows the reason.
      if (document.visibilityState === 'visible') recheckVerification().catch(() => undefined);
    };
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
};

/** How long (s) the user has to wait before the mail can be sent again. */
const WAIT = 60;

/**
 * Sends the mail again, at most once a minute, which is the auth server's limit. `left`: the
 * seconds until then.
 */
const useResend = () => {
  const { run, sending, error } = useAuthCall();
  const [left, setLeft] = useState(WAIT);
  const [again, setAgain] = useState(false);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  const resend = () =>
    run(resendVerification, () => {
      setAgain(true);
      setLeft(WAIT);
    });
  return { resend, left, again, sending, error };
};

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
