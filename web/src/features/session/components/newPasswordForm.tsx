import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { href } from '#web/app/href.ts';
import { resetPassword } from '#web/shared/data/signIn.ts';
import { Form } from '#web/shared/forms/form.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { newPasswordRules, passwordRule } from '../texts.ts';
import { useAuthCall } from '../useAuthCall.ts';
import { CredentialField } from './credentialField.tsx';

/** Sets a new password with the code of a mail. */
export const NewPasswordForm = ({ code }: { readonly code: string }) => {
  const form = useForm({ defaultValues: { password: '' } });
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
      onSubmit={form.handleSubmit(({ password }) =>
        run(
          () => resetPassword(code, password),
          () => setDone(true),
        ),
      )}
      submitLabel="新しいパスワードを設定する"
      sending={sending}
      error={error}
    >
      <CredentialField
        control={form.control}
        name="password"
        rules={newPasswordRules}
        kind="new-password"
        label="新しいパスワード"
        help={passwordRule}
      />
    </Form>
  );
};
