import { useState } from 'react';
import { href } from '#web/routing/href.ts';
import { resetPassword } from '#web/shared/data/auth/signIn.ts';
import { Form } from '#web/shared/forms/form.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { checks, passwordRule } from '../texts.ts';
import { useAuthCall } from '../useAuthCall.ts';
import { useCredentials } from '../useCredentials.ts';
import { CredentialField } from './credentialField.tsx';

const rules = { password: checks.newPassword };

/** Sets a new password with the code of a mail. */
export const NewPasswordForm = ({ code }: { readonly code: string }) => {
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
