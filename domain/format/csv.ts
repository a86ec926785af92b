import Papa from 'papaparse';

/** A cell: a text, a number that stays a number, or nothing. */
export type CsvCell = string | number | null;

/** Tells Excel that a file is UTF-8; the first character of such a file. */
export const BOM = Papa.BYTE_ORDER_MARK;

/** Texts that a spreadsheet would run as a formula: half or full width, after any white space. */
const FORMULA = /^[\s\u00a0\u3000]*[=+\-@＝＋－＠]/;
/** White space that some readers trim or take for the end of a cell unless it is quoted. */
const isFragile = (cell: unknown): boolean => typeof cell === 'string' && (cell.includes('\t') || cell !== cell.trim());

/**
 * Rows as CSV (RFC 4180), each with its line break (CRLF, as Excel writes): pieces can be joined.
 * A text that begins like a formula gets an apostrophe before it, which spreadsheets show.
 */
export const csvLines = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.length === 0 ? '' : `${Papa.unparse(rows as CsvCell[][], { escapeFormulae: FORMULA, quotes: isFragile })}\r\n`;

/** A record of a CSV text: the line on which it begins, and its cells. */
export type CsvRecord = { readonly line: number; readonly cells: readonly string[] };

/**
 * Reads a CSV text with any line ends, with or without a byte order mark. Leaves empty lines out.
 * A quote that is never closed reads to the end.
 */
export const csvRecords = (text: string): CsvRecord[] => {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const records: CsvRecord[] = [];
  let line = 1;
  let begins = 0;
  Papa.parse<string[]>(source, {
    delimiter: ',',
    newline: '\n',
    step: ({ data: cells, meta }) => {
      if (cells.some((cell) => cell.trim() !== '')) records.push({ line, cells });
      line += source.slice(begins, meta.cursor).split('\n').length - 1;
      begins = meta.cursor;
    },
  });
  return records;
};
