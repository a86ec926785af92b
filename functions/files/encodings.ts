import iconv from 'iconv-lite';
import { BOM } from '#domain/kernel/format/csv.ts';
import { composed } from '#domain/kernel/normalize.ts';
import type { BillEncoding } from '#domain/office/audit/fields.ts';

export type TextEncoding = Exclude<BillEncoding, 'XLSX'>;

/** Replaces a character that Shift_JIS lacks; printers use this sign for a missing type. */
export const MISSING = '〓';

/** Signs that show nothing themselves: selectors of forms, joiners, zero width. CP932 has none. */
const unshown = /\p{Default_Ignorable_Code_Point}/gu;
/** How the list names a sign that was left out: after the kanji whose form it chose, or by code. */
const unshownName = (before: string, sign: string): string => {
  const [base] = /\p{Script=Han}$/u.exec(before) ?? [];
  return base && /\p{Variation_Selector}/u.test(sign)
    ? base + sign
    : `U+${(sign.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}`;
};

/** The same characters with the code points that Windows uses in CP932. */
const windowsSigns: Readonly<Record<string, string>> = {
  '\u00a0': ' ',
  '〜': '～',
  '−': '－',
  '—': '―',
  '‖': '∥',
  '¢': '￠',
  '£': '￡',
  '¬': '￢',
};

/** Encodes texts piece by piece after `begin`. `replaced`: characters that it does not have. */
export type Encoder = {
  readonly begin: string;
  encode(text: string): Buffer;
  replaced(): readonly string[];
};

const utf8 = (): Encoder => ({ begin: BOM, encode: (text) => Buffer.from(text, 'utf8'), replaced: () => [] });

/** CP932, the Shift_JIS of Windows and Excel. */
const shiftJis = (): Encoder => {
  const lacking = new Set<string>();
  const known = new Map<string, string>();
  const hasSign = (sign: string): boolean => iconv.decode(iconv.encode(sign, 'CP932'), 'CP932') === sign;
  const writable = (character: string): string => {
    const sign = windowsSigns[character] ?? character;
    if (hasSign(sign)) return sign;
    lacking.add(character);
    return MISSING;
  };
  const fitting = (character: string): string => {
    const found = known.get(character) ?? writable(character);
    known.set(character, found);
    return found;
  };
  return {
    begin: '',
    encode: (text) => {
      const shown = composed(text).replace(unshown, (sign, at: number, whole: string) => {
        lacking.add(unshownName(whole.slice(0, at), sign));
        return '';
      });
      return iconv.encode([...shown].map(fitting).join(''), 'CP932');
    },
    replaced: () => [...lacking].sort(),
  };
};

export const encoderFor = (encoding: TextEncoding): Encoder => (encoding === 'UTF-8' ? utf8() : shiftJis());
