import iconv from 'iconv-lite';
import type { BillEncoding } from '#domain/audit/events.ts';
import { BOM } from '#domain/format/csv.ts';

/** The encodings of CSV files. */
export type TextEncoding = Exclude<BillEncoding, 'XLSX'>;

/** Replaces a character that Shift_JIS lacks; printers use this sign for a missing type. */
export const MISSING = '〓';

/** The same characters with the code points that Windows uses in CP932. */
const windowsSigns: Readonly<Record<string, string>> = { '〜': '～', '−': '－', '—': '―', '‖': '∥', '¢': '￠', '£': '￡', '¬': '￢' };

/**
 * Encodes texts piece by piece. `begin` is the start of the file; `replaced` lists the characters
 * that could not be written so far.
 */
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

/** The encoder of an encoding. */
export const encoderFor = (encoding: TextEncoding): Encoder => (encoding === 'UTF-8' ? utf8() : shiftJis());
