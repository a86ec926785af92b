import type { CsvCell } from '#domain/kernel/format/csv.ts';
import { saveFile } from './saveFile.ts';

/** The text of a file: UTF-8, or Shift_JIS as Japanese spreadsheets save it; null for neither. */
export const fileText = (bytes: BufferSource): string | null => {
  for (const encoding of ['utf-8', 'shift_jis']) {
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

/** Downloads a table as CSV. */
export const saveCsv = async (name: string, rows: readonly (readonly CsvCell[])[]): Promise<void> => saveFile(name, await csvFile(rows));
