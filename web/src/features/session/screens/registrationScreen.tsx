import { Link, useLocation } from 'react-router-dom';
import { href } from '#web/app/href.ts';
import { signUp } from '#web/shared/data/signIn.ts';
import { Form } from '#web/shared/forms/form.tsx';
import { CredentialField } from '../components/credentialField.tsx';
import { checks, passwordRule } from '../texts.ts';
import { useAuthCall } from '../useAuthCall.ts';
import { useCredentials } from '../useCredentials.ts';

const rules = { email: checks.email, password: checks.newPassword, repeated: checks.repeated };

/** Creates an account; the guard then leads to the page that waits for the e-mail's verification. */
export default function RegistrationScreen() {
  const { field, submit } = useCredentials(rules);
  const { run, sending, error } = useAuthCall();
  const { search } = useLocation();
  return (
    <Form
      onSubmit={submit(({ email, password }) => run(() => signUp(email, password)))}
      submitLabel="利用規約に同意して登録する"
      sending={sending}
      error={error}
      below={<Link to={href('login') + search}>すでに登録済みの方はログインへ</Link>}
    >
      <CredentialField {...field('email')} kind="email" label="メールアドレス" />
      <CredentialField {...field('password')} kind="new-password" label="パスワード" help={passwordRule} />
      <CredentialField {...field('repeated')} kind="new-password" label="パスワード（確認）" />
      <p>
        <Link to={href('termsOfService')}>利用規約</Link>と<Link to={href('termsPrivacy')}>プライバシーポリシー</Link>をご確認ください。
      </p>
    </Form>
  );
}
