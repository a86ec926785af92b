import { z } from 'zod';
import { businessRules } from './businessRules.ts';
import { datePattern, isJstDate } from './calendar/instants.ts';
import { fitsIn } from './characters.ts';
import { emailPattern } from './emailAddress.ts';
import { storagePathPattern } from './identifiers.ts';
import { messages } from './messages.ts';
import { composed, normalizeKana, normalizeName, normalizePhone, normalizeText, normalizeWebAddress } from './normalize.ts';

// What a reader sees of a text.

/** Letters, digits and signs, except those that show nothing or only a box. */
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800\ufffc\ufffd])[\p{L}\p{N}\p{P}\p{S}]/u;

const isVisible = (text: string): boolean => visible.test(text);

/** Invisible signs with a meaning: forms of kanji, and those inside emoji. */
const meant = new RegExp(
  [
    '(?<=\\p{Script=Han})\\p{Variation_Selector}',
    '(?<=\\p{Emoji})[\\ufe0e\\ufe0f]',
    '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=\\p{Extended_Pictographic})',
    '(?<=\\u{1f3f4}[\\u{e0020}-\\u{e007e}]*)[\\u{e0020}-\\u{e007f}]',
  ].join('|'),
  'gu',
);

/** Whether a text has a sign that shows nothing, except in emoji and forms of kanji. */
const hasInvisible = (text: string): boolean => /\p{Default_Ignorable_Code_Point}/u.test(text.replace(meant, ''));

/** Letters that look like Latin ones. Of Greek only these: α and μ stand beside Latin letters. */
const alike = '\\p{Script=Cyrillic}\\p{Script=Armenian}\\p{Script=Cherokee}ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο';
const mixed = new RegExp(`\\p{Script=Latin}[${alike}]|[${alike}]\\p{Script=Latin}`, 'u');

/** Whether letters of other scripts stand between Latin ones, as in a forged name. */
const hasMixedLetters = (text: string): boolean => mixed.test(text);

export { messages, normalizeKana, normalizeName, normalizePhone, normalizeText, normalizeWebAddress };

const isMissing = (input: unknown): boolean =>
  input === undefined || input === null || input === '' || (Array.isArray(input) && input.length === 0);

/**
 * The generic text (docs/specification.md, section 5) for a fault of a schema that has no text of
 * its own, so that no user reads the library's English.
 */
const genericText = (issue: z.core.$ZodRawIssue): string => {
  if (isMissing(issue.input)) return messages.required;
  if (issue.code === 'too_big' && issue.origin === 'string') return messages.max(Number(issue.maximum));
  if (issue.code === 'too_big' && issue.origin === 'array') return messages.items(Number(issue.maximum));
  if (issue.code === 'too_small' && issue.origin === 'string') return messages.min(Number(issue.minimum));
  return messages.format;
};
z.config({ customError: genericText });

/** The text for a wrong value; an empty text is missing, not wrong. */
const orMissing = (fault: string) => ({
  error: ({ input }: { input?: unknown }) => (input === '' ? messages.required : fault),
});
/** A required text of this form, without a limit of its own. */
export const shaped = (pattern: RegExp, fault: string = messages.format) =>
  z.string({ error: messages.required }).regex(pattern, orMissing(fault));

/** Control characters and bidirectional marks, which can forge the shown text. */
const hidden = /(?![\n\r\t])[\p{Cc}\p{Bidi_Control}\ufeff]/u;
/** The same, and all line breaks. */
const breaking = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\ufeff]/u;
/** False for half of a surrogate pair, which neither the database nor a mail can store. */
const isWellFormed = (value: string): boolean => value.isWellFormed();

/** Text of several lines: well-formed, no control characters except line breaks and tabs. */
const severalLines = (text: z.ZodString) =>
  text.refine((value) => isWellFormed(value) && !hidden.test(value), { error: messages.characters, abort: true });
/** Text of one line: well-formed, no control or invisible characters, no look-alike letters. */
const oneLine = (text: z.ZodString) =>
  text
    .refine(isWellFormed, { error: messages.characters, abort: true })
    .refine((value) => !breaking.test(value), messages.oneLine)
    .refine((value) => !hasInvisible(value), messages.invisible)
    .refine((value) => !hasMixedLetters(value), messages.mixedLetters);

/** At most `limit` characters as a reader counts them (`characters.ts`); zod counts code points. */
const atMost = (limit: number): z.core.$ZodCheck<string> => {
  const check = z.maxLength(limit, messages.max(limit));
  check._zod.check = ({ value, issues }) => {
    if (fitsIn(value as string, limit)) return;
    issues.push({
      origin: 'string',
      code: 'too_big',
      maximum: limit,
      inclusive: true,
      input: value as string,
      inst: check,
      continue: true,
    });
  };
  return check as z.core.$ZodCheck<string>;
};

const required = (limit: number) =>
  z
    .string({ error: messages.required })
    .overwrite(composed)
    .trim()
    // No abort: a missing field must not hide faults of the whole form.
    .min(1, messages.required)
    .check(atMost(limit))
    .refine((value) => value === '' || isVisible(value), messages.required);
const optional = (limit: number) => z.string().overwrite(composed).trim().check(atMost(limit));

/** A required text of several lines, at most `limit` characters. */
export const text = (limit: number) => severalLines(required(limit));
/** An optional text of several lines, at most `limit` characters; may be empty. */
export const optionalText = (limit: number) => severalLines(optional(limit));
/** A required text of one line, at most `limit` characters: a name, a title, a number. */
export const line = (limit: number) => oneLine(required(limit));
/** An optional text of one line, at most `limit` characters; may be empty. */
export const optionalLine = (limit: number) => oneLine(optional(limit));

/** A required text in full-width katakana, at most `limit` characters. */
export const kana = (limit: number) => line(limit).regex(/^[ー・ 　]*[ァ-ヶ][ァ-ヶー・ 　]*$/, messages.kana);
/** A Japanese postal code: seven digits without a hyphen. */
export const postalCode = z.string().regex(/^\d{7}$/, messages.postalCode);
export const phone = z.string().regex(/^\+?\d{3,4}[- ]?\d{3,4}[- ]?\d{4,6}$/, messages.phone);
/** An e-mail address of at most 100 characters. */
export const email = z.email({ ...orMissing(messages.email), abort: true, pattern: emailPattern }).check(atMost(100));
/** A SHA-256 in hex. */
export const sha256 = z.string().regex(/^[0-9a-f]{64}$/, messages.format);
/** A time in ms since 1970. */
export const instant = z.number({ error: messages.required }).int().min(0).max(8_640_000_000_000_000).meta({ kind: 'time' });
/** A fee in whole yen, within `feeMin` and `feeMax`. */
export const fee = z
  .number({ error: ({ input }) => (input === undefined ? messages.required : messages.fee) })
  .int(messages.fee)
  .min(businessRules.feeMin, messages.fee)
  .max(businessRules.feeMax, messages.fee);
/** A list of at most `limit` different values, in the given order. */
export const listOf = <Item extends z.ZodType<string | number>>(item: Item, limit: number) =>
  z
    .array(item)
    .max(limit, messages.items(limit))
    .refine((items) => new Set(items).size === items.length, messages.repeated);
export const storagePath = z.string().regex(storagePathPattern, messages.format);
/** The database reserves `__name__`, as an id and as a part of an id. */
const reserved = /^__|__$/;
/** The id of a document that the server builds from other ids. */
export const documentId = shaped(/^[\w-]{1,300}$/).refine((id) => !reserved.test(id), messages.format);
/** The id of an entity: letters, digits, `_` and `-`. */
export const identifier = shaped(/^[\w-]{1,128}$/).refine((id) => !reserved.test(id), messages.format);
/** A time of a day (`HH:MM`). */
export const clockTime = shaped(/^([01]\d|2[0-3]):[0-5]\d$/);
/** An existing date (`YYYY-MM-DD`). */
export const date = z
  .string({ error: messages.required })
  .min(1, { error: messages.required, abort: true })
  .regex(datePattern, { error: messages.format, abort: true })
  .refine(isJstDate, { error: messages.format, abort: true })
  .meta({ kind: 'day' });
/** Credentials before the host can hide which site the address leads to. */
const withoutCredentials = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username === '' && password === '';
};
const httpAddress = z.url({ protocol: /^https?$/ }).refine(withoutCredentials);
/** The address of a web page, or empty. */
export const webAddress = z
  .string({ error: messages.webAddress })
  .check(atMost(300))
  .refine((address) => address === '' || httpAddress.safeParse(address).success, messages.webAddress);
