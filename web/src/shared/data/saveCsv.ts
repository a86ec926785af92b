import type { CsvCell } from '#domain/kernel/format/csv.ts';
import { saveFile } from './saveFile.ts';

/** Downloads a table as CSV (UTF-8 with BOM). Rejects if the writer cannot be loaded. */
export const saveCsv = async (name: string, rows: readonly (readonly CsvCell[])[]): Promise<void> => {
  const { BOM, csvLines } = await import('#domain/kernel/format/csv.ts');
  saveFile(name, new Blob([BOM, csvLines(rows)], { type: 'text/csv' }));
};
