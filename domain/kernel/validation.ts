import { z } from 'zod';
import { datePattern, isJstDate } from '../calendar/instants.ts';
import { businessRules } from './businessRules.ts';
import { storagePathPattern } from './identifiers.ts';

/** Messages of spec section 5. */
export const messages = {
  required: 'このフィールドは必須です',
  email: '有効なメールアドレスを入力してください',
  digits: '半角数字のみで入力してください',
  max: (limit: number) => `最大${limit}文字まで入力してください`,
  min: (limit: number) => `最低${limit}文字以上入力してください`,
  format: '無効な形式です',
  postalCode: '郵便番号は、ハイフンなしの半角数字7桁で入力してください',
  phone: '電話番号を入力してください',
  kana: '全角カタカナで入力してください',
  people: '人数は1人以上、999人以下の整数で入力してください',
  items: (limit: number) => `最大${limit}件まで選択してください`,
  repeated: '同じものが重複しています',
  fee: '報酬は1円以上、99,999,999円以下の整数で入力してください',
  characters: '使用できない文字が含まれています',
  ownPictures: 'ご自身で送信した画像を選択してください',
  oneLine: '改行や制御文字は使用できません',
  birthdayAhead: '今日までの日付を入力してください',
  birthdayTooEarly: (years: number) => `${years}年前の今日以降の日付を入力してください`,
} as const;

/** Half-width forms and composed characters; white space of any width trimmed at the ends. */
export const normalizeText = (text: string): string => text.normalize('NFKC').replace(/^[\s　]+|[\s　]+$/g, '');

/** Hiragana and half-width kana to full-width katakana. */
export const normalizeKana = (text: string): string =>
  normalizeText(text).replace(/[ぁ-ゖ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60));

/** Controls, and marks that turn the direction of what follows: they forge what a reader sees. */
const hidden = /(?![\n\r\t])[\p{Cc}\p{Bidi_Control}\ufeff]/u;
/** The same, and everything that breaks a line. */
const breaking = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\ufeff]/u;
/** False for half of a surrogate pair, which neither the database nor a mail can hold. */
const isWellFormed = (value: string): boolean => value.isWellFormed();

/** Text of several lines: well-formed, no control character but line breaks and tabs. */
const severalLines = (text: z.ZodString) =>
  text.refine((value) => isWellFormed(value) && !hidden.test(value), { error: messages.characters, abort: true });
/** Text of one line: well-formed, no control character at all. */
const oneLine = (text: z.ZodString) =>
  text.refine(isWellFormed, { error: messages.characters, abort: true }).refine((value) => !breaking.test(value), messages.oneLine);

const required = (limit: number) => z.string({ error: messages.required }).trim().min(1, messages.required).max(limit, messages.max(limit));
const optional = (limit: number) => z.string().trim().max(limit, messages.max(limit));

/** A required text of several lines, of at most `limit` characters. */
export const text = (limit: number) => severalLines(required(limit));
/** A text of several lines that may be empty, of at most `limit` characters. */
export const optionalText = (limit: number) => severalLines(optional(limit));
/** A required text of one line, of at most `limit` characters: a name, a title, a number. */
export const line = (limit: number) => oneLine(required(limit));
/** A text of one line that may be empty, of at most `limit` characters. */
export const optionalLine = (limit: number) => oneLine(optional(limit));

export const kana = (limit: number) => line(limit).regex(/^[ァ-ヶー・ 　]+$/, messages.kana);
export const postalCode = z.string().regex(/^\d{7}$/, messages.postalCode);
export const phone = z.string().regex(/^\+?\d{3,4}[- ]?\d{3,4}[- ]?\d{4,6}$/, messages.phone);
export const email = z.email(messages.email).max(100, messages.max(100));
export const instant = z.number({ error: messages.required }).int().min(0).max(8_640_000_000_000_000);
export const fee = z
  .number({ error: messages.fee })
  .int(messages.fee)
  .min(businessRules.feeMin, messages.fee)
  .max(businessRules.feeMax, messages.fee);
/** A list of up to `limit` different values, in the order given. */
export const listOf = <Item extends z.ZodType<string | number>>(item: Item, limit: number) =>
  z
    .array(item)
    .max(limit, messages.items(limit))
    .refine((items) => new Set(items).size === items.length, messages.repeated);
export const storagePath = z.string().regex(storagePathPattern, messages.format);
/** The database keeps `__name__` for itself, as an id and as a part of one. */
const reserved = /^__|__$/;
/** The id of a document that a server made of other ids. */
export const documentId = z
  .string()
  .regex(/^[\w-]{1,300}$/, messages.format)
  .refine((id) => !reserved.test(id), messages.format);
/** The id of an entity: letters, digits, `_` and `-`. */
export const identifier = z
  .string()
  .regex(/^[\w-]{1,128}$/, messages.format)
  .refine((id) => !reserved.test(id), messages.format);
/** A date (YYYY-MM-DD) that exists. */
export const date = z
  .string({ error: messages.required })
  .min(1, { error: messages.required, abort: true })
  .regex(datePattern, { error: messages.format, abort: true })
  .refine(isJstDate, { error: messages.format, abort: true });
/** Credentials before the host would make a reader believe that another site answers. */
const withoutCredentials = (address: string): boolean => {
  const { username, password } = new URL(address);
  return username === '' && password === '';
};
export const webAddress = z.union([
  z.literal(''),
  z
    .url({ protocol: /^https?$/, error: messages.format, abort: true })
    .max(300, messages.max(300))
    .refine(withoutCredentials, messages.format),
]);
