import { createHash } from 'node:crypto';
import type { CsvReader } from '#domain/kernel/format/csv.ts';
import { type BillProfile, type BillTotals, billColumns } from '#domain/money/bill/billRow.ts';
import { clientMonthColumns } from '#domain/money/bill/clientMonth.ts';
import type { BillEncoding, BillFilter } from '#domain/office/audit/fields.ts';
import { billedOf } from '#domain/work/deal/billStatus.ts';
import { type BillCursor, readBills, totalBills } from '../bills/selectBills.ts';
import { billActors } from '../reads/actorNames.ts';
import { billProfiles } from '../reads/billProfiles.ts';
import { type ClientCursor, readClientMonths, readMonth } from '../reads/clientMonths.ts';
import type { Log } from '../reads/keptRecords.ts';
import { assertFitsSheet, type Row, tableFile } from './tableFile.ts';

/** Rows of an export and their sum (yen). */
export type TablePage = { readonly rows: readonly Row[]; readonly total: number };

/**
 * A table to export: its titles (empty for a format without titles), row count, and pages of rows.
 */
export type ExportTable = {
  readonly titles: readonly string[];
  readonly reader: CsvReader;
  count(): Promise<number>;
  pages(): AsyncGenerator<TablePage>;
};

const BILLS_A_PAGE = 300;
/** Each client needs six sums from the database. */
const CLIENTS_A_PAGE = 20;

/** A row per bill, in the order of closing. A settlement can be part of its deal's row. */
export const billTable = (log: Log, filter: BillFilter): ExportTable => ({
  titles: billColumns.map(([title]) => title),
  reader: 'SPREADSHEET',
  count: async () => (await totalBills(log.db, filter)).count,
  pages: async function* () {
    const profiles = billProfiles(log);
    let after: BillCursor | null = null;
    do {
      const page: Awaited<ReturnType<typeof readBills>> = await readBills(log.db, filter, BILLS_A_PAGE, after);
      const [billed, doneBy] = await Promise.all([profiles.ofBills(page.bills), billActors(log.db, page.bills)]);
      yield {
        rows: billed.map(({ bill, profile }) => billColumns.map(([, cell]) => cell(bill, profile, doneBy(bill)))),
        total: page.bills.reduce((sum, bill) => sum + billedOf(bill), 0),
      };
      after = page.next;
    } while (after);
  },
});

/** A row per client of a closing month (JST), with the amount to pay. */
export const clientTable = (log: Log, month: string): ExportTable => ({
  titles: clientMonthColumns.map(([title]) => title),
  reader: 'SPREADSHEET',
  count: async () => (await readMonth(log.db, month)).clients,
  pages: async function* () {
    const { ofClients } = billProfiles(log);
    let after: ClientCursor | null = null;
    do {
      const page: Awaited<ReturnType<typeof readClientMonths>> = await readClientMonths(log.db, ofClients, month, CLIENTS_A_PAGE, after);
      const ids = page.rows.map(({ clientId }) => clientId);
      const profiles = await ofClients(ids, month);
      yield {
        rows: page.rows.map((row) => clientMonthColumns.map(([, cell]) => cell(row, profiles.get(row.clientId) as BillProfile))),
        total: page.rows.reduce((sum, { invoice }) => sum + invoice.total, 0),
      };
      after = page.next;
    } while (after);
  },
});

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
