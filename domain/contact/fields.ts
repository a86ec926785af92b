import { z } from 'zod';
import { labelled } from '../kernel/fieldMeta.ts';
import { email, identifier, line, messages, text } from '../kernel/validation.ts';
import { contactCategories } from './category.ts';

/** What somebody asks: the shape that the form, the command and the event share. */
export const contactContent = z.strictObject({
  category: labelled('お問い合わせの種類', z.enum(contactCategories, messages.required)),
  text: labelled('内容', text(2_000)),
});

/** The same of somebody without an account that may act, and where the answer goes. */
export const guestContent = contactContent.extend({
  name: labelled('お名前', line(60)),
  email: labelled('メールアドレス', email),
});
export type GuestContent = z.infer<typeof guestContent>;

/** What the office writes to a member who did not ask; the side is the account's. */
export const officeContent = contactContent.extend({
  uid: labelled('会員', identifier),
  role: labelled('ご利用方法', z.enum(['client', 'talent']).nullable()),
});

/** What commands and events say of contacts. Times in ms. */
export const contactFields = {
  ...guestContent.shape,
  /** The member who asks, or to whom the office writes; null: a guest. */
  uid: labelled('会員', z.string().nullable()),
  role: labelled('ご利用方法', z.enum(['client', 'talent']).nullable()),
  /** The account with which a guest was signed in: unverified, or suspended. */
  accountId: labelled('ログイン中のアカウント', z.string().nullable()),
  messageId: labelled('メッセージの番号', identifier),
  /** Which message of the contact, from 1. */
  number: labelled('何件目', z.int().min(1)),
  at: labelled('日時', z.number()),
  /** Since when the office has been asked without an answer. */
  waitingSince: labelled('回答待ちの開始', z.number()),
  reopens: labelled('再開', z.boolean()),
  closes: labelled('回答と同時に完了', z.boolean()),
  messages: labelled('メッセージの数', z.int().min(1)),
};
