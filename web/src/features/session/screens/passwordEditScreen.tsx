import { useNavigate } from 'react-router-dom';
import { href } from '#web/routing/href.ts';
import { changePassword, hasPassword } from '#web/shared/data/auth/credentials.ts';
import { useHome } from '#web/shared/data/auth/viewer.ts';
import { Form } from '#web/shared/forms/form.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { CredentialField } from '../components/credentialField.tsx';
import { checks, passwordRule } from '../texts.ts';
import { useAuthCall } from '../useAuthCall.ts';
import { useCredentials } from '../useCredentials.ts';

const rules = { current: checks.password, password: checks.newPassword, repeated: checks.repeated };

export default function PasswordEditScreen() {
  const { field, submit } = useCredentials(rules);
  const { run, sending, error } = useAuthCall();
  const navigate = useNavigate();
  const home = useHome();
  if (!hasPassword()) {
    return (
      <EmptyState title="パスワードは設定されていません" action={<LinkButton to={home}>ホームへ</LinkButton>}>
        ほかのサービスのアカウントでログインされているため、パスワードの変更は必要ありません。
      </EmptyState>
    );
  }
  return (
    <Form
      onSubmit={submit(({ current, password }) =>
        run(
          () => changePassword(current, password),
          () => navigate(href('passwordEditDone'), { replace: true, state: {} }),
        ),
      )}
      submitLabel="パスワードを変更する"
      sending={sending}
      error={error}
    >
      <CredentialField {...field('current')} kind="current-password" label="現在のパスワード" />
      <CredentialField {...field('password')} kind="new-password" label="新しいパスワード" help={passwordRule} />
      <CredentialField {...field('repeated')} kind="new-password" label="新しいパスワード（確認）" />
    </Form>
  );
}
