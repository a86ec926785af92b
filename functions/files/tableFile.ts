import { DomainError } from '#domain/kernel/domainError.ts';
import { type CsvReader, csvLines } from '#domain/kernel/format/csv.ts';
import type { FileCell } from '#domain/money/bill/billRow.ts';
import type { BillEncoding } from '#domain/office/audit/fields.ts';
import { encoderFor, type TextEncoding } from './encodings.ts';
import { workbookFile } from './workbookFile.ts';

/** The value of a cell: text, number (yen or count), date, or empty. */
export type Cell = FileCell;
/** The cells of a row, in the order of the columns. */
export type Row = readonly Cell[];

/** A file of a table that is written from start to end; memory holds only the current page. */
export type TableFile = {
  /** `first` are the first rows, from which the column widths are computed; `rows` writes them. */
  begin(titles: readonly string[], first: readonly Row[]): Uint8Array;
  rows(rows: readonly Row[]): Uint8Array;
  end(): Uint8Array;
  /** Characters so far that the encoding lacks and that were replaced. */
  replaced(): readonly string[];
};

export const contentTypes: Readonly<Record<BillEncoding, string>> = {
  'UTF-8': 'text/csv; charset=utf-8',
  SHIFT_JIS: 'text/csv; charset=shift_jis',
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The most rows of an Excel sheet, including the title row. */
const SHEET_ROWS = 1_048_576;

/** Throws `too-many-rows` if the rows do not fit: better than a truncated file. */
export const assertFitsSheet = (encoding: BillEncoding, rows: number): void => {
  if (encoding === 'XLSX' && rows >= SHEET_ROWS) throw new DomainError('too-many-rows');
};

export const tableFile = (encoding: BillEncoding, reader: CsvReader): TableFile =>
  encoding === 'XLSX' ? workbookFile() : csvFile(encoding, reader);

const plain = (cell: Cell): string | number | null => (typeof cell === 'object' && cell !== null ? cell.date : cell);

const csvFile = (encoding: TextEncoding, reader: CsvReader): TableFile => {
  const { begin, encode, replaced } = encoderFor(encoding);
  return {
    begin: (titles) => encode(begin + (titles.length > 0 ? csvLines([titles], reader) : '')),
    rows: (rows) =>
      encode(
        csvLines(
          rows.map((cells) => cells.map(plain)),
          reader,
        ),
      ),
    end: () => new Uint8Array(),
    replaced,
  };
};
