import { useState } from 'react';
import { href } from '#web/routing/href.ts';
import { hasPassword, requestEmailChange } from '#web/shared/data/auth/credentials.ts';
import { useSession } from '#web/shared/data/auth/session.ts';
import { useHome } from '#web/shared/data/auth/viewer.ts';
import { Form } from '#web/shared/forms/form.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { CredentialField } from '../components/credentialField.tsx';
import { checks } from '../texts.ts';
import { useAuthCall } from '../useAuthCall.ts';
import { useCredentials } from '../useCredentials.ts';

type Props = { readonly email: string; readonly current: string; readonly onAgain: () => void };

const EmailChangeSent = ({ email, current, onAgain }: Props) => (
  <Card title="確認メールを送りました">
    <Stack>
      <p style={{ overflowWrap: 'anywhere' }}>
        <strong>{email}</strong> に届くメールのリンクを開き、画面のボタンを押すと変更が完了します。
      </p>
      <p style={{ overflowWrap: 'anywhere' }}>
        それまでは、{current} でログインできます。変更後は、新しいメールアドレスでもう一度ログインしてください。
      </p>
      <p>数分経っても届かない場合は、迷惑メールフォルダもご確認ください。</p>
      <LinkButton to={useHome()} fullWidth>
        ホームへ
      </LinkButton>
      <Button variant="text" onClick={onAgain}>
        アドレスを入力し直す
      </Button>
    </Stack>
  </Card>
);

export default function MailEditScreen() {
  const session = useSession();
  const current = session.kind === 'user' ? session.email : '';
  const [sentTo, setSentTo] = useState<string>();
  const { field, submit } = useCredentials({
    email: (text) => (text === current ? '現在のメールアドレスと同じです' : checks.email(text)),
    password: checks.password,
  });
  const { run, sending, error } = useAuthCall();
  if (!hasPassword()) {
    return (
      <EmptyState
        title="ほかのサービスのアカウントでログインされています"
        action={<LinkButton to={href('destinationEdit')}>通知先を変更する</LinkButton>}
      >
        ログインには、そのサービスのアカウントを使います。通知を受け取るアドレスは、こちらで変更できます。
      </EmptyState>
    );
  }
  if (sentTo) return <EmailChangeSent email={sentTo} current={current} onAgain={() => setSentTo(undefined)} />;
  return (
    <Stack>
      <Card title="現在のログイン用メールアドレス">
        <p style={{ overflowWrap: 'anywhere' }}>{current}</p>
      </Card>
      <Form
        onSubmit={submit(({ email, password }) =>
          run(
            () => requestEmailChange(email, password),
            () => setSentTo(email),
          ),
        )}
        submitLabel="確認メールを送る"
        sending={sending}
        error={error}
      >
        <CredentialField
          {...field('email')}
          kind="email"
          label="新しいメールアドレス"
          help="このアドレスに確認メールをお送りします。メールのリンクを開くまで、変更されません。"
        />
        <CredentialField
          {...field('password')}
          kind="current-password"
          label="現在のパスワード"
          help="ご本人の確認のために入力してください。"
        />
      </Form>
    </Stack>
  );
}
