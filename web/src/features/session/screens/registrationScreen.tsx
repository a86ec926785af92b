import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { AgreementNote } from '#web/entities/legal/siteFooter.tsx';
import { href } from '#web/routing/href.ts';
import { signUp } from '#web/shared/data/auth/signIn.ts';
import { keepWantedSide } from '#web/shared/data/auth/wantedSide.ts';
import { Form } from '#web/shared/forms/form.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { CredentialField } from '../components/credentialField.tsx';
import { ProviderButtons } from '../components/providerButtons.tsx';
import { checks, passwordRule } from '../texts.ts';
import { useAuthCall } from '../useAuthCall.ts';
import { useCredentials } from '../useCredentials.ts';

const rules = { email: checks.email, password: checks.newPassword, repeated: checks.repeated };

export default function RegistrationScreen() {
  const { field, submit } = useCredentials(rules);
  const { run, sending, error } = useAuthCall();
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => keepWantedSide(search), [search]);
  return (
    <Form
      onSubmit={submit(({ email, password }) =>
        run(
          () => signUp(email, password),
          () => navigate(href('registrationConfirmation'), { replace: true }),
        ),
      )}
      submitLabel="同意して登録する"
      sending={sending}
      error={error}
      below={
        <Stack>
          <ProviderButtons act="登録" />
          <Link to={href('login') + search}>すでに登録済みの方はログインへ</Link>
        </Stack>
      }
    >
      <CredentialField {...field('email')} kind="email" label="メールアドレス" />
      <CredentialField {...field('password')} kind="new-password" label="パスワード" help={passwordRule} />
      <CredentialField {...field('repeated')} kind="new-password" label="パスワード（確認）" />
      <AgreementNote act="登録する" />
    </Form>
  );
}
