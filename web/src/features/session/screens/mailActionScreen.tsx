import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { href } from '#web/routing/href.ts';
import { useSession } from '#web/shared/data/auth/session.ts';
import { confirmMailAction, recheckVerification, resetPassword, signOut } from '#web/shared/data/auth/signIn.ts';
import { useHome } from '#web/shared/data/auth/viewer.ts';
import { Form } from '#web/shared/forms/form.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { CredentialField } from '../components/credentialField.tsx';
import { checks, passwordRule } from '../texts.ts';
import { useAuthCall } from '../useAuthCall.ts';
import { useCredentials } from '../useCredentials.ts';

type MailAction = {
  readonly ask: string;
  readonly button: string;
  readonly done: string;
  readonly next: { readonly to: string; readonly label: string };
  /** Sessions with the old address have ended, so the user has to sign in again. */
  readonly endsSession: boolean;
};

/** The actions of links in mails, by Firebase's `mode`. A new password has its own form. */
const mailActions: Readonly<Record<string, MailAction>> = {
  verifyEmail: {
    ask: '下のボタンを押すと、メールアドレスの確認が完了します。',
    button: 'メールアドレスを確認する',
    done: 'メールアドレスを確認しました。',
    next: { to: '/', label: '利用を始める' },
    endsSession: false,
  },
  verifyAndChangeEmail: {
    ask: '下のボタンを押すと、ログイン用のメールアドレスが、このメールの届いたアドレスに変わります。',
    button: 'メールアドレスを変更する',
    done: 'ログイン用のメールアドレスを変更しました。新しいメールアドレスでログインしてください。',
    next: { to: href('login'), label: 'ログインへ' },
    endsSession: true,
  },
  recoverEmail: {
    ask: '下のボタンを押すと、ログイン用のメールアドレスが、変更する前のアドレスに戻ります。',
    button: '変更前のアドレスに戻す',
    done: 'ログイン用のメールアドレスを、変更する前のアドレスに戻しました。心当たりのない変更だった場合は、パスワードも再設定してください。',
    next: { to: href('passwordReset'), label: 'パスワードの再設定へ' },
    endsSession: true,
  },
};

const rules = { password: checks.newPassword };

const NewPasswordForm = ({ code }: { readonly code: string }) => {
  const { field, submit } = useCredentials(rules);
  const { run, sending, error } = useAuthCall();
  const [done, setDone] = useState(false);
  if (done) {
    return (
      <Stack>
        <p>新しいパスワードを設定しました。</p>
        <LinkButton to={href('login')} replace>
          ログインへ
        </LinkButton>
      </Stack>
    );
  }
  return (
    <Form
      onSubmit={submit(({ password }) =>
        run(
          () => resetPassword(code, password),
          () => setDone(true),
        ),
      )}
      submitLabel="新しいパスワードを設定する"
      sending={sending}
      error={error}
    >
      <CredentialField {...field('password')} kind="new-password" label="新しいパスワード" help={passwordRule} />
    </Form>
  );
};

type Props = { readonly code: string; readonly action: MailAction };

/**
 * Uses the code on a button press, not on opening: mail scanners open links too, and a code works
 * once.
 */
const MailActionConfirmation = ({ code, action: { ask, button, done, next, endsSession } }: Props) => {
  const [isDone, setIsDone] = useState(false);
  const { run, sending, error } = useAuthCall();
  const navigate = useNavigate();
  // A user who is signed in on this device continues immediately; on another device there is no
  // session.
  const leadsOn = useSession().kind === 'user' && !endsSession;
  if (isDone) {
    return (
      <Stack>
        <p>{done}</p>
        <LinkButton to={next.to} replace>
          {next.label}
        </LinkButton>
      </Stack>
    );
  }
  const confirm = async () => {
    await confirmMailAction(code);
    await (endsSession ? signOut() : recheckVerification());
  };
  return (
    <Stack>
      <p>{ask}</p>
      {error ? <Notice tone="error">{error}</Notice> : null}
      <Button loading={sending} onClick={() => run(confirm, () => (leadsOn ? navigate(next.to, { replace: true }) : setIsDone(true)))}>
        {button}
      </Button>
    </Stack>
  );
};

/** The page of links in mails (`mode`, `oobCode`). */
export default function MailActionScreen() {
  const [parameters] = useSearchParams();
  const home = useHome();
  const code = parameters.get('oobCode');
  const mode = parameters.get('mode') ?? '';
  const action = mailActions[mode];
  if (code && mode === 'resetPassword') return <NewPasswordForm code={code} />;
  if (code && action) return <MailActionConfirmation code={code} action={action} />;
  return (
    <EmptyState title="リンクが正しくありません" action={<LinkButton to={home}>ホームへ</LinkButton>}>
      メールのリンクをもう一度開いてください。
    </EmptyState>
  );
}
