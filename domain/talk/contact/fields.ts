import { z } from 'zod';
import { labelled, time } from '../../kernel/fieldMeta.ts';
import { email, identifier, line, messages, text } from '../../kernel/validation.ts';
import { contactCategories } from './category.ts';

/** The question of a member: form, command and event share this shape. */
export const contactContent = z.strictObject({
  category: labelled('お問い合わせの種類', z.enum(contactCategories, messages.required)),
  text: labelled('内容', text(2_000)),
});

export const guestContent = contactContent.extend({
  name: labelled('お名前', line(60)),
  email: labelled('メールアドレス', email),
});

export type GuestContent = z.infer<typeof guestContent>;

/** The first message of the office to a member. `role` is the member's side. */
export const officeContent = contactContent.extend({
  uid: labelled('会員', identifier),
  role: labelled('ご利用方法', z.enum(['client', 'talent']).nullable()),
});

/** Fields of the commands and events of contacts, with labels. Times in ms. */
export const contactFields = {
  ...guestContent.shape,
  /** The member who asks or receives the message; null for a guest. */
  uid: labelled('会員', z.string().nullable()),
  role: labelled('ご利用方法', z.enum(['client', 'talent']).nullable()),
  /** The unverified or suspended account of a guest who was signed in. */
  accountId: labelled('ログイン中のアカウント', z.string().nullable()),
  messageId: labelled('メッセージの番号', identifier),
  /** The number of the message in the contact, from 1. */
  number: labelled('何件目', z.int().min(1)),
  at: labelled('日時', time),
  /** Since when (ms) the office has not answered. */
  waitingSince: labelled('回答待ちの開始', time),
  reopens: labelled('再開', z.boolean()),
  closes: labelled('回答と同時に完了', z.boolean()),
  messages: labelled('メッセージの数', z.int().min(1)),
};
