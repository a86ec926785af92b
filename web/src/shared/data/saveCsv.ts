import type { CsvCell } from '#domain/format/csv.ts';
import { saveFile } from './saveFile.ts';

/** Hands a table to the browser's downloads as CSV (UTF-8 with BOM); the writer is loaded now. Rejects when it cannot be. */
export const saveCsv = async (name: string, rows: readonly (readonly CsvCell[])[]): Promise<void> => {
  const { BOM, csvLines } = await import('#domain/format/csv.ts');
  saveFile(name, new Blob([BOM, csvLines(rows)], { type: 'text/csv' }));
};
