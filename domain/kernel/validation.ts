import { z } from 'zod';
import { datePattern, isJstDate } from '../calendar/instants.ts';
import { businessRules } from './businessRules.ts';
import { storagePathPattern } from './identifiers.ts';
import { messages } from './messages.ts';
import { normalizeKana, normalizeText } from './normalize.ts';

export { messages, normalizeKana, normalizeText };

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
/** An empty text is missing rather than wrong. */
const missingOr = (fault: string) => ({
  error: ({ input }: { input?: unknown }) => (input === '' ? messages.required : fault),
  abort: true,
});
export const email = z.email(missingOr(messages.email)).max(100, messages.max(100));
export const instant = z.number({ error: messages.required }).int().min(0).max(8_640_000_000_000_000);
export const fee = z
  .number({ error: ({ input }) => (input === undefined ? messages.required : messages.fee) })
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
  if (!URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username === '' && password === '';
};
const httpAddress = z.url({ protocol: /^https?$/ }).refine(withoutCredentials);
/** A page on the web, or empty. */
export const webAddress = z
  .string({ error: messages.webAddress })
  .max(300, messages.max(300))
  .refine((address) => address === '' || httpAddress.safeParse(address).success, messages.webAddress);
