import type { CsvCell } from '#domain/kernel/format/csv.ts';
import { saveFile } from './saveFile.ts';

const BYTE_ORDER_MARKS = { 'utf-16le': [0xff, 0xfe], 'utf-16be': [0xfe, 0xff] } as const;

/** UTF-16 by its mark, UTF-8, or Shift_JIS as Japanese spreadsheets save it; null for others. */
export const fileText = (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): string | null => {
  const start = new Uint8Array(bytes);
  const marked = Object.entries(BYTE_ORDER_MARKS).find(([, mark]) => mark.every((byte, at) => byte === start[at]));
  for (const encoding of marked ? [marked[0]] : ['utf-8', 'shift_jis']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // Not this encoding; try the next.
    }
  }
  return null;
};

/** A table as CSV (UTF-8 with BOM). Rejects if the writer cannot be loaded. */
export const csvFile = async (rows: readonly (readonly CsvCell[])[]): Promise<Blob> => {
  const { BOM, csvLines } = await import('#domain/kernel/format/csv.ts');
  return new Blob([BOM, csvLines(rows)], { type: 'text/csv' });
};

export const saveCsv = async (name: string, rows: readonly (readonly CsvCell[])[]): Promise<void> => saveFile(name, await csvFile(rows));
