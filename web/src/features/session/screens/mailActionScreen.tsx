import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { confirmMailAction, recheckVerification } from '#web/shared/data/signIn.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { NewPasswordForm } from '../components/newPasswordForm.tsx';
import { useAuthCall } from '../useAuthCall.ts';

/**
 * Where the links of our mails lead (`mode`, `oobCode`). The code is used on a press of the button, not on opening: mail scanners open
 * links too, and a code works once.
 */
export default function MailActionScreen() {
  const [parameters] = useSearchParams();
  const code = parameters.get('oobCode');
  const mode = parameters.get('mode');
  const [done, setDone] = useState(false);
  const { run, sending, error } = useAuthCall();

  if (!code || !mode) {
    return (
      <EmptyState title="リンクが正しくありません" action={<LinkButton to="/">ホームへ</LinkButton>}>
        メールのリンクをもう一度開いてください。
      </EmptyState>
    );
  }
  if (mode === 'resetPassword') return <NewPasswordForm code={code} />;
  if (done) {
    return (
      <Stack>
        <p>メールアドレスを確認しました。</p>
        <LinkButton to="/" replace>
          はじめる
        </LinkButton>
      </Stack>
    );
  }
  const confirm = async () => {
    await confirmMailAction(code);
    await recheckVerification();
  };
  return (
    <Stack>
      <p>下のボタンを押すと、メールアドレスの確認が完了します。</p>
      {error ? <Notice tone="error">{error}</Notice> : null}
      <Button loading={sending} onClick={() => run(confirm, () => setDone(true))}>
        メールアドレスを確認する
      </Button>
    </Stack>
  );
}
