// Texts in one form. Apart from the schemas, for pages that load without their library.

/** Half-width forms and composed characters; white space of any width trimmed at the ends. */
export const normalizeText = (text: string): string => text.normalize('NFKC').replace(/^[\s　]+|[\s　]+$/g, '');

/** Hiragana and half-width kana to full-width katakana. */
export const normalizeKana = (text: string): string =>
  normalizeText(text).replace(/[ぁ-ゖ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60));
