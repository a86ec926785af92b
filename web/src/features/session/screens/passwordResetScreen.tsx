import { Link, useLocation, useNavigate } from 'react-router-dom';
import { href } from '#web/routing/href.ts';
import { requestPasswordReset } from '#web/shared/data/auth/signIn.ts';
import { Form } from '#web/shared/forms/form.tsx';
import { CredentialField } from '../components/credentialField.tsx';
import { checks } from '../texts.ts';
import { useAuthCall } from '../useAuthCall.ts';
import { useCredentials } from '../useCredentials.ts';

const rules = { email: checks.email };

export default function PasswordResetScreen() {
  const { field, submit } = useCredentials(rules, { email: (useLocation().state as { readonly email?: string } | null)?.email ?? '' });
  const { run, sending, error } = useAuthCall();
  const navigate = useNavigate();
  return (
    <Form
      onSubmit={submit(({ email }) =>
        run(
          () => requestPasswordReset(email),
          () => navigate(href('passwordResetDone'), { replace: true, state: {} }),
        ),
      )}
      submitLabel="再設定メールを送る"
      sending={sending}
      error={error}
      below={<Link to={href('login')}>ログインへ戻る</Link>}
    >
      <p>ご登録のメールアドレスに、パスワードを再設定するためのリンクをお送りします。</p>
      <CredentialField {...field('email')} kind="email" label="メールアドレス" />
    </Form>
  );
}
