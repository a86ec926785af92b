import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { href } from '#web/routing/href.ts';
import { signIn } from '#web/shared/data/auth/signIn.ts';
import { type Ending, lastEnding } from '#web/shared/data/platform/tabInput.ts';
import { Form } from '#web/shared/forms/form.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { CredentialField } from '../components/credentialField.tsx';
import { ProviderButtons } from '../components/providerButtons.tsx';
import { checks } from '../texts.ts';
import { useCredentials } from '../useCredentials.ts';
import { useSignInCall } from '../useSignInCall.tsx';

const rules = { email: checks.email, password: checks.password };

const endings: Readonly<Record<Ending, string>> = {
  elsewhere: 'ほかのタブでログアウトしました。',
  expired: 'ログインの有効期限が切れました。',
};

const EndingNotice = () => {
  const [last] = useState(lastEnding);
  return last === null ? null : (
    <Notice>
      {endings[last.ending]}もう一度ログインすると、元の画面に戻ります。
      {last.hasInput ? '入力の途中だった内容は残っています。' : null}
    </Notice>
  );
};

export default function LoginScreen() {
  const { field, submit } = useCredentials(rules);
  const { run, sending, error, step } = useSignInCall();
  const { search } = useLocation();
  return (
    <>
      <EndingNotice />
      <Form
        onSubmit={submit(({ email, password }) => run(() => signIn(email, password)))}
        submitLabel="ログインする"
        sending={sending}
        error={error}
        below={
          <Stack>
            <Link to={href('passwordReset')} state={{ email: field('email').value }}>
              パスワードを忘れた方はこちら
            </Link>
            <ProviderButtons act="ログイン" />
            <Link to={href('registration') + search}>はじめての方は新規会員登録へ</Link>
          </Stack>
        }
      >
        <CredentialField {...field('email')} kind="email" label="メールアドレス" />
        <CredentialField {...field('password')} kind="current-password" label="パスワード" />
      </Form>
      {step}
    </>
  );
}
