import { useHome } from '#web/shared/data/auth/useHome.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';

type Props = { readonly email: string; readonly current: string; readonly onAgain: () => void };

/** After the mail to the new address: what the user has to do, and what applies until then. */
export const EmailChangeSent = ({ email, current, onAgain }: Props) => (
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
