import { href } from '#web/routing/href.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Loaded } from '#web/shared/ui/loaded.tsx';
import { writeToOffice } from '../commands/contactCommands.ts';
import { useContact, useContactMessages } from '../queries/contacts.ts';
import { ReplyForm } from './replyForm.tsx';
import { Thread } from './thread.tsx';

const Missing = () => (
  <EmptyState title="お問い合わせが見つかりません" action={<LinkButton to={href('contact')}>お問い合わせの一覧へ</LinkButton>}>
    番号をご確認ください。
  </EmptyState>
);

/** One of the member's own contacts, live. */
export const MemberThread = ({ contactId }: { readonly contactId: string }) => {
  const query = useContact(contactId);
  const { query: messages, rows } = useContactMessages(contactId);
  const failed = query.isError ? query : messages;
  const isRead = !messages.isPending && !messages.isError;
  const contact = query.data && (isRead ? { ...query.data, messages: rows } : undefined);
  return (
    <Loaded query={failed} row={contact} none={<Missing />}>
      {(shown) => (
        <Thread
          contact={shown}
          reply={<ReplyForm contactId={contactId} onSend={(text, commandId) => writeToOffice({ contactId, text, commandId })} />}
        />
      )}
    </Loaded>
  );
};
