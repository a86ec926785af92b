import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { href } from '#web/app/href.ts';
import { requestPasswordReset } from '#web/shared/data/signIn.ts';
import { Form } from '#web/shared/forms/form.tsx';
import { CredentialField } from '../components/credentialField.tsx';
import { emailRules } from '../texts.ts';
import { useAuthCall } from '../useAuthCall.ts';

/** Asks for the mail with which a forgotten password is set anew. */
export default function PasswordResetScreen() {
  const form = useForm({ defaultValues: { email: '' } });
  const { run, sending, error } = useAuthCall();
  const navigate = useNavigate();
  return (
    <Form
      onSubmit={form.handleSubmit(({ email }) =>
        run(
          () => requestPasswordReset(email),
          () => navigate(href('passwordResetDone'), { replace: true }),
        ),
      )}
      submitLabel="再設定メールを送信する"
      sending={sending}
      error={error}
      below={<Link to={href('login')}>ログインへ戻る</Link>}
    >
      <p>ご登録のメールアドレスに、パスワードを再設定するためのリンクをお送りします。</p>
      <CredentialField control={form.control} name="email" rules={emailRules} kind="email" label="メールアドレス" />
    </Form>
  );
}
