import Papa from 'papaparse';

/** A cell: a text, a number, or empty. */
export type CsvCell = string | number | null;

/** The first character of a UTF-8 file, by which Excel detects the encoding. */
export const BOM = Papa.BYTE_ORDER_MARK;

/**
 * Texts that a spreadsheet would execute as a formula: half or full width, after any white space.
 */
const FORMULA = /^[\s\u00a0\u3000]*[=+\-@＝＋－＠]/;
/** White space that some readers trim, or read as the end of a cell, unless it is quoted. */
const isFragile = (cell: unknown): boolean => typeof cell === 'string' && (cell.includes('\t') || cell !== cell.trim());

/** Who reads a file. Only a spreadsheet executes formulas. */
export type CsvReader = 'SPREADSHEET' | 'PROGRAM';

/**
 * Rows as CSV (RFC 4180), each with a line break (CRLF), so that pieces can be joined. For a
 * spreadsheet, a text that starts like a formula gets a leading apostrophe, which it shows.
 */
export const csvLines = (rows: readonly (readonly CsvCell[])[], reader: CsvReader = 'SPREADSHEET'): string =>
  rows.length === 0
    ? ''
    : `${Papa.unparse(rows as CsvCell[][], { escapeFormulae: reader === 'SPREADSHEET' && FORMULA, quotes: isFragile })}\r\n`;

/** The text of a cell as it was before `csvLines` put an apostrophe before it. */
export const withoutGuard = (cell: string): string => (cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell);

/** What is between cells; spreadsheets save UTF-16 text with tabs. */
type CsvSeparator = ',' | '\t';

/** A record of a CSV text: the number of its first line, and its cells. */
export type CsvRecord = { readonly line: number; readonly cells: readonly string[] };

/** The separator of a text: a tab if a line begins with two cells before tabs, else a comma. */
export const separatorIn = (text: string): CsvSeparator => (/^[^,\n]*\t[^,\n]*\t/m.test(text) ? '\t' : ',');

/**
 * Reads a CSV text with any line ends, with or without a byte order mark. Skips empty lines. An
 * unclosed quote reads to the end.
 */
export const csvRecords = (text: string, separator: CsvSeparator = ','): CsvRecord[] => {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const records: CsvRecord[] = [];
  let line = 1;
  let begins = 0;
  Papa.parse<string[]>(source, {
    delimiter: separator,
    newline: '\n',
    step: ({ data: cells, meta }) => {
      if (cells.some((cell) => cell.trim() !== '')) records.push({ line, cells });
      line += source.slice(begins, meta.cursor).split('\n').length - 1;
      begins = meta.cursor;
    },
  });
  return records;
};
