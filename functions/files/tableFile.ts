import type { BillEncoding } from '#domain/audit/events.ts';
import type { FileCell } from '#domain/deal/billRow.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import { csvFile } from './csvFile.ts';
import { workbookFile } from './workbookFile.ts';

export type Cell = FileCell;
export type Row = readonly Cell[];

/** A table as a file, written from front to back: memory holds what was handed over last. */
export type TableFile = {
  /**
   * `first` are the first rows, which tell how wide the columns have to be; they are written by
   * `rows`.
   */
  begin(titles: readonly string[], first: readonly Row[]): Uint8Array;
  rows(rows: readonly Row[]): Uint8Array;
  end(): Uint8Array;
  /** Characters that the encoding lacks, as far as they came up. */
  replaced(): readonly string[];
};

export const contentTypes: Readonly<Record<BillEncoding, string>> = {
  'UTF-8': 'text/csv; charset=utf-8',
  SHIFT_JIS: 'text/csv; charset=shift_jis',
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A sheet of Excel has no more rows; the first has the titles. */
const SHEET_ROWS = 1_048_576;

/** Throws when a file cannot take so many rows: better than one that breaks off at its end. */
export const requireRoom = (encoding: BillEncoding, rows: number): void => {
  if (encoding === 'XLSX' && rows >= SHEET_ROWS) throw new DomainError('too-many-rows');
};

export const tableFile = (encoding: BillEncoding): TableFile => (encoding === 'XLSX' ? workbookFile() : csvFile(encoding));
