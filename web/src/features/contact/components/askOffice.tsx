import { useState } from 'react';
import type { Control } from 'react-hook-form';
import { useLocation, useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { since } from '#domain/kernel/format/times.ts';
import { normalizeText } from '#domain/kernel/validation.ts';
import { type ContactCategory, contactCategories, contactCategoryLabel } from '#domain/talk/contact/category.ts';
import { contactContent, type GuestContent, guestContent } from '#domain/talk/contact/fields.ts';
import { href } from '#web/routing/href.ts';
import { type Session, useSession } from '#web/shared/data/auth/session.ts';
import { askAsGuest } from '#web/shared/data/commands/askAsGuest.ts';
import { useNow } from '#web/shared/format/now.ts';
import { ChoiceField } from '#web/shared/forms/choiceField.tsx';
import { CommandForm, doneAfter } from '#web/shared/forms/commandForm.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { textOf } from '#web/shared/forms/textOf.ts';
import { useDraftForm } from '#web/shared/forms/useDraftForm.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { CoverLink, Row } from '#web/shared/ui/coverLink.tsx';
import { DetailColumns } from '#web/shared/ui/detailColumns.tsx';
import { useCanonicalAddress } from '#web/shared/ui/documentHead.ts';
import { DoneMessage } from '#web/shared/ui/doneMessage.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Listed } from '#web/shared/ui/listed.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { StatusChip } from '#web/shared/ui/statusChip.tsx';
import { contactIdOf, useOpenContact, useOwnContacts } from '../contacts.ts';
import { answeredWithin, askerStatusOf, categoryOptions } from '../texts.ts';
import css from './askOffice.module.css';

/** The contact form; a link can set its category (`category`). */
const useContactForm = <Result extends object>(schema: z.ZodType<Result>, email: string) => {
  const wanted = useSearchParams()[0].get('category');
  const category = contactCategories.find((each) => each === wanted) ?? '';
  return useDraftForm<ContactValues, Result>({ name: 'contact', defaultValues: { category, text: '', name: '', email }, schema });
};

/** The values of the form; members leave name and address empty. */
type ContactValues = Omit<GuestContent, 'category'> & { readonly category: ContactCategory | '' };

const { category, text, name, email } = guestContent.shape;

type Props = { readonly control: Control<ContactValues, unknown, unknown>; readonly asGuest: boolean };

const ContactFields = ({ control, asGuest }: Props) => (
  <>
    {asGuest ? (
      <>
        <TextField control={control} name="name" {...textOf(name)} autoComplete="name" />
        <TextField
          control={control}
          name="email"
          label={labelOf(email)}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          normalize={normalizeText}
          help="回答をお送りします。受信できるアドレスかご確認ください"
        />
      </>
    ) : null}
    <ChoiceField control={control} name="category" label={labelOf(category)} required options={categoryOptions} />
    <TextField
      control={control}
      name="text"
      {...textOf(text)}
      help="お仕事については、お仕事の名前と日時もお書きください。パスワードは書かないでください"
      multiline
    />
  </>
);

const OwnContacts = () => {
  const list = useOwnContacts();
  const now = useNow();
  return (
    <Listed list={list} skeleton={<RowSkeletons count={1} />} none={<p>まだお問い合わせはありません。</p>}>
      {(rows) => (
        <ul aria-label="これまでのお問い合わせ">
          {rows.map(({ id, category, status, isFromOffice, excerpt, updatedAt }) => (
            <Row key={id} className={css.row}>
              <h3 className={css.title}>
                <CoverLink to={href('contactThread', { contactId: id })}>{contactCategoryLabel[category]}</CoverLink>
              </h3>
              <StatusChip {...askerStatusOf({ status, isFromOffice })} />
              <p className={css.about} title={excerpt ?? undefined}>
                {excerpt}
              </p>
              <p className={`${css.when} figures`}>{since(updatedAt, now)}</p>
            </Row>
          ))}
        </ul>
      )}
    </Listed>
  );
};

const schema = z.object(contactContent.shape);
type Content = z.infer<typeof schema>;

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
