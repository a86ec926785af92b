import { createHash } from 'node:crypto';
import type { BillTotals } from '#domain/money/bill/billRow.ts';
import type { BillEncoding } from '#domain/office/audit/fields.ts';
import type { ExportTable } from './exportTables.ts';
import { assertFitsSheet, tableFile } from './tableFile.ts';

/** The content of a finished export: totals (yen), hash, and replaced characters. */
export type Exported = BillTotals & { readonly sha256: string; readonly replaced: readonly string[] };

/**
 * Yields the bytes of an export page by page. They contain no current time, so the same bills in
 * the same state give the same bytes. Returns what was exported.
 */
export const exportBills = async function* (table: ExportTable, encoding: BillEncoding): AsyncGenerator<Uint8Array, Exported> {
  if (encoding === 'XLSX') assertFitsSheet(encoding, await table.count());
  const file = tableFile(encoding, table.reader);
  const hash = createHash('sha256');
  const hashed = (bytes: Uint8Array): Uint8Array => {
    hash.update(bytes);
    return bytes;
  };
  let count = 0;
  let total = 0;
  let begun = false;
  for await (const page of table.pages()) {
    if (!begun) yield hashed(file.begin(table.titles, page.rows));
    begun = true;
    if (page.rows.length > 0) yield hashed(file.rows(page.rows));
    count += page.rows.length;
    total += page.total;
  }
  if (!begun) yield hashed(file.begin(table.titles, []));
  yield hashed(file.end());
  return { count, total, sha256: hash.digest('hex'), replaced: file.replaced() };
};
