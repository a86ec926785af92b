/*
 * The characters of 全銀 records: half-width kana without small letters and ヲ, capital letters,
 * digits and some signs. Each is one byte in Shift_JIS.
 */

const small = 'ァィゥェォッャュョヮヲ';
const large = 'アイウエオツヤユヨワオ';

/** Half-width kana from U+FF66 on, in their order; the voiced marks are signs of their own. */
const halves = new Map(
  [...'ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン'].map(
    (sign, at) => [sign, String.fromCharCode(0xff66 + at)],
  ),
);
const marks: Readonly<Record<string, string>> = { '\u3099': 'ﾞ', '\u309a': 'ﾟ' };
/** Signs that people type, and how records write them. */
const signs: Readonly<Record<string, string>> = { ー: '-', '‐': '-', '−': '-', '・': '.', '、': ',', '。': '.' };

const halfOf = (sign: string): string => {
  const at = small.indexOf(sign);
  const plain = at < 0 ? sign : (large[at] as string);
  return signs[plain] ?? marks[plain] ?? halves.get(plain) ?? plain;
};

/** A text as 全銀 records write it; characters that they do not have stay. */
export const zenginText = (text: string): string =>
  [...text.normalize('NFKD').replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))]
    .map(halfOf)
    .join('')
    .toUpperCase()
    .replace(/ +/g, ' ')
    .trim();

export const isZenginText = (text: string): boolean => /^[ｱ-ﾝﾞﾟA-Z0-9 ()\-./,]+$/.test(text);
