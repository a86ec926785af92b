import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { href } from '#web/routing/href.ts';
import { useSession } from '#web/shared/data/auth/session.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { AskOffice } from '../components/askOffice.tsx';
import { MemberThread } from '../components/memberThread.tsx';
import { ReplyForm } from '../components/replyForm.tsx';
import { Thread } from '../components/thread.tsx';
import { useGuestThread } from '../useGuestThread.ts';

type Props = { readonly contactId: string; readonly code: string };

/** A guest's contact, opened by the link of a mail. */
const GuestThread = ({ contactId, code }: Props) => {
  const { contact, error, look, write } = useGuestThread({ contactId, code });
  if (contact) return <Thread contact={contact} reply={<ReplyForm contactId={contactId} onSend={write} />} />;
  if (!error) return <RowSkeletons count={3} />;
  if (error.code !== 'contact-link-invalid') return <FailedState onRetry={look} />;
  return (
    <EmptyState title="お問い合わせを表示できません" action={<LinkButton to={href('contact')}>新しくお問い合わせする</LinkButton>}>
      {error.message}
    </EmptyState>
  );
};

/**
 * A contact and its answers: for the member who asked, or for a guest with the code from the mail.
 */
const AskedQuestion = ({ contactId }: { readonly contactId: string }) => {
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

/** The contact form, or an existing contact. */
export default function ContactScreen() {
  const { contactId } = useParams();
  return contactId === undefined ? <AskOffice /> : <AskedQuestion contactId={contactId} />;
}
