import { Link } from 'react-router-dom';
import { longTime } from '#domain/kernel/format/times.ts';
import { contactCategoryLabel, contactStatusLabel } from '#domain/talk/contact/category.ts';
import { type Contact, contactMessageSchema, contactPath, contactSchema } from '#projections/contact/contacts.schema.ts';
import { officeJournalSchema } from '#projections/office/officeJournal.schema.ts';
import { Conversation } from '#web/features/contact/public.ts';
import { href } from '#web/routing/href.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useMany, useOne } from '#web/shared/data/reads/reads.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { Listed } from '#web/shared/ui/listed.tsx';
import { Loaded } from '#web/shared/ui/loaded.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import type { Act } from '../../acts/act.ts';
import { ActButtons } from '../../acts/actButtons.tsx';
import { Colleague } from '../../acts/colleague.tsx';
import { DeskPart } from '../../desk/deskPart.ts';
import { historyOf } from '../../history/historyAddress.ts';
import { fieldName } from '../../list/fieldName.ts';
import { Permitted } from '../../roles/roles.tsx';
import { askerName, replyDays } from '../contactTexts.ts';
import { AnswerForm } from './answerForm.tsx';

const contactActs = ({ id, status, isGuest }: Contact): Act[] => {
  const shared = { callable: 'contacts', fields: { contactId: id }, document: contactPath(id), ends: true } as const;
  const close: Act = {
    ...shared,
    type: 'close',
    label: status === 'WAITING' ? '回答せずに完了にする' : '完了にする',
    title: '完了にしますか？',
    consequences: [
      isGuest ? '会員以外の方には、お知らせしません。' : 'お問い合わせした方に通知されます。',
      `${replyDays}日以内に追記があると、回答待ちに戻ります。`,
    ],
    done: 'お問い合わせを完了にしました',
  };
  const erase: Act = {
    ...shared,
    type: 'erase',
    removes: true,
    label: '内容を消去する',
    title: 'お問い合わせの内容を消去しますか？',
    consequences: ['お名前、メールアドレス、やり取りの内容が読み取れなくなります。', '元に戻せません。'],
    done: 'お問い合わせの内容を消去しました',
  };
  return [...(status === 'CLOSED' ? [] : [close]), ...(status === 'CLOSED' && isGuest ? [erase] : [])];
};

const sides = { client: 'クライアント', talent: 'キャスト' } as const;

const factsOf = (contact: Contact) => {
  const { accountId, role, isGuest, isFromOffice, maskedEmail, category, status, since, createdAt } = contact;
  const name = askerName(contact);
  const side = role === null ? '' : `（${sides[role]}）`;
  const account =
    accountId === null ? null : <Link to={href('officeAccount', { uid: accountId })}>{isGuest ? 'アカウントを見る' : name}</Link>;
  return [
    { term: fieldName('contact', 'category'), value: contactCategoryLabel[category] },
    { term: '状態', value: `${contactStatusLabel[status]}（${longTime(since)}から）` },
    {
      term: isFromOffice ? '宛先' : 'お問い合わせした方',
      value: isGuest ? (
        name
      ) : (
        <>
          {account}
          {side}
        </>
      ),
    },
    ...(isGuest ? [{ term: fieldName('contact', 'email'), value: maskedEmail ?? '消去済み' }] : []),
    ...(isGuest && account ? [{ term: fieldName('contact', 'accountId'), value: account }] : []),
    { term: '受付', value: longTime(createdAt) },
  ];
};

/** The member of each answer, by version. The asker reads the messages without these names. */
const useAnswerers = (id: string): ReadonlyMap<number, string> => {
  const { rows } = useMany({ collection: 'officeJournal', where: [['streamId', '==', `contact-${id}`]], limit: 100 }, officeJournalSchema);
  return new Map(rows.map(({ version, uid }) => [version, uid]));
};

const Answerer = ({ uid }: { readonly uid: string | undefined }) => (uid === undefined ? '事務局' : <Colleague uid={uid} />);

export const ContactDetail = ({ id }: { readonly id: string }) => {
  const query = useOne(contactPath(id), contactSchema);
  const messages = useMany(
    { collection: 'contactMessages', parent: contactPath(id), where: [], orderBy: ['number', 'asc'], limit: 200 },
    contactMessageSchema,
  );
  const answerers = useAnswerers(id);
  const uid = useUid();
  return (
    <Loaded
      query={query}
      row={query.data}
      none={<EmptyState title="お問い合わせが見つかりません">消去されたか、番号が違います。</EmptyState>}
    >
      {(contact) => (
        <Stack>
          <Card title="お問い合わせの内容" action={<Link to={historyOf('contact', id)}>履歴</Link>}>
            <Facts facts={factsOf(contact)} />
          </Card>
          <Listed list={messages} none={null}>
            {(lines) => (
              <Conversation
                lines={lines}
                own="office"
                nameOf={({ by, version }) => (by === 'asker' ? askerName(contact) : <Answerer uid={answerers.get(version)} />)}
              />
            )}
          </Listed>
          {contact.accountId === uid ? (
            <Notice>ご自身のお問い合わせには、ほかの担当者が回答します。</Notice>
          ) : (
            <>
              <Permitted aggregate="contact" type="answer">
                <Card title="回答する">
                  <AnswerForm contactId={id} />
                </Card>
              </Permitted>
              <ActButtons acts={contactActs(contact)} />
            </>
          )}
          <DeskPart kind="contact" workId={id} waits={contact.status === 'WAITING'} canSnooze />
        </Stack>
      )}
    </Loaded>
  );
};
