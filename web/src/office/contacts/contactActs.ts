import { type Contact, contactPath } from '#projections/contact/contacts.schema.ts';
import type { Act } from '../acts/act.ts';
import { replyDays } from './contactTexts.ts';

/** The office's possible acts on a contact, apart from answering. */
export const contactActs = ({ id, status, isGuest }: Contact): Act[] => {
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
