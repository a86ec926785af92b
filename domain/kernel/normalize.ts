// Text normalisation. A separate file, for pages without the schema library.

/** NFKC: half-width letters and composed characters. Trims white space of any width. */
export const normalizeText = (text: string): string => text.normalize('NFKC').replace(/^[\s　]+|[\s　]+$/g, '');

/** Converts hiragana and half-width kana to full-width katakana. */
export const normalizeKana = (text: string): string =>
  normalizeText(text).replace(/[ぁ-ゖ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60));
