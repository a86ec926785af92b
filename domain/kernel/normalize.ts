// Text normalisation. A separate file, for pages without the schema library.

/** NFKC: half-width letters and composed characters. Trims white space of any width. */
export const normalizeText = (text: string): string => text.normalize('NFKC').replace(/^[\s　]+|[\s　]+$/g, '');

/**
 * Composes か and a combining ゛ to が, é alike. Kanji stay: NFC would change the 神 (U+FA19) of a name
 * into another form.
 */
export const composed = (text: string): string => text.replace(/[^\p{Script=Han}]\p{M}+/gu, (sign) => sign.normalize('NFC'));

/** A name in one width (NFKC), whose kanji stay as they are typed. Trims white space. */
export const normalizeName = (name: string): string =>
  name.replace(/[^\p{Script=Han}]+/gu, (part) => part.normalize('NFKC')).replace(/^[\s\u3000]+|[\s\u3000]+$/g, '');

/** Converts hiragana and half-width kana to full-width katakana. */
export const normalizeKana = (text: string): string =>
  normalizeText(text).replace(/[ぁ-ゖ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60));

/** A typed web address; without a protocol it gets https. */
export const normalizeWebAddress = (text: string): string =>
  normalizeText(text).replace(/^(?=[a-z0-9-]+(\.[a-z0-9-]+)+([:/?#]|$))/i, 'https://');

/**
 * Half-width digits only, because the rule of phone numbers refuses hyphens after area codes of two
 * digits (03-1234-5678).
 */
export const normalizePhone = (text: string): string => text.normalize('NFKC').replace(/[^\d+]/g, '');
