import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { z } from 'zod';
import { contactContent, type GuestContent, guestContent } from '#domain/talk/contact/fields.ts';
import { href } from '#web/routing/href.ts';
import { type Session, useSession } from '#web/shared/data/auth/session.ts';
import { askAsGuest } from '#web/shared/data/commands/askAsGuest.ts';
import { CommandForm, doneAfter } from '#web/shared/forms/commandForm.tsx';
import { useCanonicalAddress } from '#web/shared/ui/canonicalAddress.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { DetailColumns } from '#web/shared/ui/detailColumns.tsx';
import { DoneMessage } from '#web/shared/ui/doneMessage.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { contactIdOf, useOpenContact } from '../commands/contactCommands.ts';
import { answeredWithin } from '../texts.ts';
import { ContactFields, useContactForm } from './contactFields.tsx';
import { OwnContacts } from './ownContacts.tsx';

/** Without the fields for guests. */
const schema = z.object(contactContent.shape);
type Content = z.infer<typeof schema>;

/** A member's contact form; it opens the conversation after sending. */
const MemberForm = () => {
  const kept = useContactForm<Content>(schema, '');
  const { send } = useOpenContact();
  const open = async (content: Content) => {
    const outcome = await send(content);
    return doneAfter(href('contactThread', { contactId: contactIdOf(outcome.streamId) }), outcome);
  };
  return (
    <CommandForm kept={kept} submitLabel="事務局へ送信する" onSend={open}>
      <ContactFields control={kept.form.control} asGuest={false} />
    </CommandForm>
  );
};

/** The contact form of a guest; the answer goes to the given address. */
const GuestForm = ({ ownEmail }: { readonly ownEmail: string }) => {
  const [commandId] = useState(() => crypto.randomUUID());
  const kept = useContactForm<GuestContent>(guestContent, ownEmail);
  const open = async (content: GuestContent) => {
    await askAsGuest<null>('guestContacts', { type: 'open', commandId, ...content });
    return { to: href('contact'), state: { sentTo: content.email } };
  };
  return (
    <CommandForm kept={kept} submitLabel="事務局へ送信する" onSend={open}>
      <ContactFields control={kept.form.control} asGuest />
    </CommandForm>
  );
};

/** What happens after a guest has asked. */
const GuestDone = ({ sentTo }: { readonly sentTo: string }) => (
  <Card title="お問い合わせを受け付けました">
    <DoneMessage
      isPart
      what={`${sentTo} に受付のメールをお送りしました。`}
      next={`${answeredWithin}回答は、このメールアドレスにお送りします。届かないときは、迷惑メールのフォルダーをご確認ください。`}
      main={{ to: href('help'), label: 'ヘルプを見る' }}
      other={{ to: href('index'), label: 'ホームへ' }}
    />
  </Card>
);

/** Whether the account may send commands. Others ask as guests and get the answer by mail. */
const isMember = (session: Session): boolean => session.kind === 'user' && session.emailVerified && !session.claims.suspended;

const HelpFirst = () => (
  <Card title="先に、ヘルプをご確認ください">
    <Stack>
      <p>よくある質問は、すぐに解決できることがあります。</p>
      <LinkButton to={href('help')} variant="outlined" fullWidth>
        ヘルプを見る
      </LinkButton>
    </Stack>
  </Card>
);

/** The contact form, with or without an account. */
export const AskOffice = () => {
  const session = useSession();
  const state = useLocation().state as { readonly sentTo?: string } | null;
  useCanonicalAddress(href('contact'));
  if (session.kind === 'user' && session.claims.isAdmin)
    return (
      <EmptyState
        title="事務局の方は、こちらからお問い合わせに回答できます"
        action={<LinkButton to={href('officeContacts')}>お問い合わせの一覧へ</LinkButton>}
      />
    );
  const asMember = isMember(session);
  if (state?.sentTo && !asMember) return <GuestDone sentTo={state.sentTo} />;
  return (
    <DetailColumns
      main={
        <Card>
          <Stack>
            <p>
              {answeredWithin}
              {asMember ? '回答は、この画面と通知先のメールでお知らせします。' : '回答は、入力されたメールアドレスにお送りします。'}
            </p>
            {asMember ? <MemberForm /> : <GuestForm ownEmail={session.kind === 'user' ? session.email : ''} />}
          </Stack>
        </Card>
      }
      side={
        <>
          {asMember ? (
            <Card title="これまでのお問い合わせ">
              <OwnContacts />
            </Card>
          ) : null}
          <HelpFirst />
        </>
      }
    />
  );
};
