import { useSearchParams } from 'react-router-dom';
import { useHome } from '#web/shared/data/auth/useHome.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { MailActionConfirmation } from '../components/mailActionConfirmation.tsx';
import { NewPasswordForm } from '../components/newPasswordForm.tsx';
import { mailActions } from '../mailActions.ts';

/** The page of links in mails (`mode`, `oobCode`). */
export default function MailActionScreen() {
  const [parameters] = useSearchParams();
  const home = useHome();
  const code = parameters.get('oobCode');
  const mode = parameters.get('mode') ?? '';
  const action = mailActions[mode];
  if (code && mode === 'resetPassword') return <NewPasswordForm code={code} />;
  if (code && action) return <MailActionConfirmation code={code} action={action} />;
  return (
    <EmptyState title="リンクが正しくありません" action={<LinkButton to={home}>ホームへ</LinkButton>}>
      メールのリンクをもう一度開いてください。
    </EmptyState>
  );
}
