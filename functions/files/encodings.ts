import iconv from 'iconv-lite';
import type { BillEncoding } from '#domain/audit/events.ts';
import { BOM } from '#domain/format/csv.ts';

export type TextEncoding = Exclude<BillEncoding, 'XLSX'>;

/** What stands for a character that Shift_JIS lacks: the printer's sign for a missing type. */
export const MISSING = '〓';

/** The same signs under other numbers: Windows reads these. */
const windowsSigns: Readonly<Record<string, string>> = { '〜': '～', '−': '－', '—': '―', '‖': '∥', '¢': '￠', '£': '￡', '¬': '￢' };

/**
 * Encodes texts piece by piece; `begin` is what the file begins with, `replaced` what could not be
 * written so far.
 */
export type Encoder = {
  readonly begin: string;
  encode(text: string): Buffer;
  replaced(): readonly string[];
};

const utf8 = (): Encoder => ({ begin: BOM, encode: (text) => Buffer.from(text, 'utf8'), replaced: () => [] });

/** CP932, as Windows and its Excel understand Shift_JIS. */
const shiftJis = (): Encoder => {
  const lacking = new Set<string>();
  const known = new Map<string, string>();
  const writable = (character: string): string => {
    const sign = windowsSigns[character] ?? character;
    if (iconv.decode(iconv.encode(sign, 'CP932'), 'CP932') === sign) return sign;
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
    encode: (text) => iconv.encode([...text.normalize('NFC')].map(fitting).join(''), 'CP932'),
    replaced: () => [...lacking].sort(),
  };
};

export const encoderFor = (encoding: TextEncoding): Encoder => (encoding === 'UTF-8' ? utf8() : shiftJis());
