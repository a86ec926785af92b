import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { contactCategoryLabel } from '#domain/talk/contact/category.ts';
import type { GuestConversation } from '#domain/talk/contact/conversation.ts';
import { contactFields } from '#domain/talk/contact/fields.ts';
import { href } from '#web/routing/href.ts';
import { useSession } from '#web/shared/data/auth/session.ts';
import { askAsGuest } from '#web/shared/data/commands/askAsGuest.ts';
import { type CommandError, commandErrorOf } from '#web/shared/data/commands/commandError.ts';
import { useNow } from '#web/shared/format/now.ts';
import { CommandForm } from '#web/shared/forms/commandForm.tsx';
import { RepeatedForm } from '#web/shared/forms/repeatedForm.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { textOf } from '#web/shared/forms/textOf.ts';
import { useDraftForm } from '#web/shared/forms/useDraftForm.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Loaded } from '#web/shared/ui/loaded.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Row, Stack } from '#web/shared/ui/stack.tsx';
import { StatusChip } from '#web/shared/ui/statusChip.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import { useFocusFallback } from '#web/shared/ui/useFocusFallback.ts';
import { AskOffice } from '../components/askOffice.tsx';
import { Conversation } from '../components/conversation.tsx';
import { useContact, useContactMessages, writeToOffice } from '../contacts.ts';
import { askerStatusOf, canReply, nextText } from '../texts.ts';

const names = { asker: 'あなた', office: '事務局' } as const;

type ThreadProps = {
  readonly contact: GuestConversation;
  readonly reply: ReactNode;
};

const Thread = ({ contact, reply }: ThreadProps) => {
  const { category, messages } = contact;
  const now = useNow();
  return (
    <Stack>
      <Row>
        <StatusChip {...askerStatusOf(contact)} />
        <strong>{contactCategoryLabel[category]}</strong>
      </Row>
      <Notice>{nextText(contact, now)}</Notice>
      <Conversation lines={messages} own="asker" nameOf={({ by }) => names[by]} />
      {canReply(contact, now) ? (
        <Card title={contact.status === 'WAITING' ? '追記する' : '返信する'}>{reply}</Card>
      ) : (
        <LinkButton to={href('contact')} variant="outlined" fullWidth>
          新しくお問い合わせする
        </LinkButton>
      )}
    </Stack>
  );
};

const { text } = contactFields;
const schema = z.object({ text });
type Values = z.infer<typeof schema>;

/** Sends a message with an id; a retry after a lost answer adds no second message. */
type SendMessage = (text: string, commandId: string) => Promise<unknown>;

type ReplyFormProps = { readonly contactId: string; readonly onSend: SendMessage };

const OneMessage = ({ contactId, onSend, onSent }: ReplyFormProps & { readonly onSent: () => void }) => {
  const [commandId] = useState(() => crypto.randomUUID());
  const kept = useDraftForm<Values, Values>({ name: `contact ${contactId}`, defaultValues: { text: '' }, schema });
  const { pathname, search } = useLocation();
  const held = useFocusFallback<HTMLDivElement>();
  const send = async (typed: Values) => {
    await onSend(typed.text, commandId);
    // The draft must be gone before the next form reads it.
    kept.forget();
    showToast('メッセージを送信しました');
    onSent();
    return { to: pathname + search };
  };
  return (
    <div ref={held}>
      <CommandForm kept={kept} submitLabel="送信する" onSend={send}>
        <TextField control={kept.form.control} name="text" {...textOf(text)} multiline />
      </CommandForm>
    </div>
  );
};

const ReplyForm = (props: ReplyFormProps) => <RepeatedForm>{(next) => <OneMessage {...props} onSent={next} />}</RepeatedForm>;

const Missing = () => (
  <EmptyState title="お問い合わせが見つかりません" action={<LinkButton to={href('contact')}>お問い合わせの一覧へ</LinkButton>}>
    番号をご確認ください。
  </EmptyState>
);

const MemberThread = ({ contactId }: { readonly contactId: string }) => {
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

type Link = { readonly contactId: string; readonly code: string };

const useGuestThread = ({ contactId, code }: Link) => {
  const [contact, setContact] = useState<GuestConversation>();
  const [error, setError] = useState<CommandError>();
  const ask = useCallback(
    async (request: Readonly<Record<string, unknown>>) =>
      setContact(await askAsGuest<GuestConversation>('guestContacts', { contactId, code, ...request })),
    [contactId, code],
  );
  const look = useCallback(async () => {
    setError(undefined);
    try {
      await ask({ type: 'look' });
    } catch (failure) {
      setError(commandErrorOf(failure));
    }
  }, [ask]);
  useEffect(() => {
    look();
  }, [look]);
  const write: SendMessage = (text, commandId) => ask({ type: 'write', commandId, text });
  return { contact, error, look, write };
};

type Props = { readonly contactId: string; readonly code: string };

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

export default function ContactScreen() {
  const { contactId } = useParams();
  return contactId === undefined ? <AskOffice /> : <AskedQuestion contactId={contactId} />;
}
