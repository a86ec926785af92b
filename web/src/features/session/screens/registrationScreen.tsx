import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'react-router-dom';
import { href } from '#web/app/href.ts';
import { signUp } from '#web/shared/data/signIn.ts';
import { Form } from '#web/shared/forms/form.tsx';
import { CredentialField } from '../components/credentialField.tsx';
import { emailRules, newPasswordRules, passwordMismatch, passwordRule } from '../texts.ts';
import { useAuthCall } from '../useAuthCall.ts';

/** Creates an account; the guard then leads to the page that waits for the e-mail's verification. */
export default function RegistrationScreen() {
  const form = useForm({ defaultValues: { email: '', password: '', repeated: '' } });
  const { run, sending, error } = useAuthCall();
  const { search } = useLocation();
  const repeatedRules = { validate: (value: string) => value === form.getValues('password') || passwordMismatch };
  return (
    <Form
      onSubmit={form.handleSubmit(({ email, password }) => run(() => signUp(email, password)))}
      submitLabel="利用規約に同意して登録する"
      sending={sending}
      error={error}
      below={<Link to={href('login') + search}>すでに登録済みの方はログインへ</Link>}
    >
      <CredentialField control={form.control} name="email" rules={emailRules} kind="email" label="メールアドレス" />
      <CredentialField
        control={form.control}
        name="password"
        rules={newPasswordRules}
        kind="new-password"
        label="パスワード"
        help={passwordRule}
      />
      <CredentialField control={form.control} name="repeated" rules={repeatedRules} kind="new-password" label="パスワード（確認）" />
      <p>
        <Link to={href('termsOfService')}>利用規約</Link>と<Link to={href('termsPrivacy')}>プライバシーポリシー</Link>をご確認ください。
      </p>
    </Form>
  );
}
