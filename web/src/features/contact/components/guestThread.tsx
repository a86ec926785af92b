import { href } from '#web/routing/href.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { useGuestThread } from '../useGuestThread.ts';
import { ReplyForm } from './replyForm.tsx';
import { Thread } from './thread.tsx';

type Props = { readonly contactId: string; readonly code: string };

/** A guest's contact, opened by the link of a mail. */
export const GuestThread = ({ contactId, code }: Props) => {
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
