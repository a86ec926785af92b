import { useLocation, useSearchParams } from 'react-router-dom';
import { href } from '#web/routing/href.ts';
import { useSession } from '#web/shared/data/auth/session.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { GuestThread } from './guestThread.tsx';
import { MemberThread } from './memberThread.tsx';

/**
 * A contact and its answers: for the member who asked, or for a guest with the code from the mail.
 */
export const AskedQuestion = ({ contactId }: { readonly contactId: string }) => {
  const code = useSearchParams()[0].get('code');
  const session = useSession();
  const { pathname } = useLocation();
  if (code) return <GuestThread key={code} contactId={contactId} code={code} />;
  if (session.kind === 'user') return <MemberThread key={contactId} contactId={contactId} />;
  const login = `${href('login')}?${new URLSearchParams({ continuePath: pathname })}`;
  return (
    <EmptyState title="ログインすると表示されます" action={<LinkButton to={login}>ログインする</LinkButton>}>
      会員でない方は、メールに記載されたリンクを開いてください。
    </EmptyState>
  );
};
