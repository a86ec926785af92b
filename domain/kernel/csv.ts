/** Texts that a spreadsheet would take for a formula; a tab or line break before them counts for nothing there. */
const FORMULA = /^[\s\u00a0\u3000]*[=+\-@＝＋－＠]/;
const QUOTED = /[",\t\r\n]/;

/** A cell of CSV (RFC 4180). Numbers stand as they are; a text that begins like a formula gets an apostrophe before it, which spreadsheets then show. */
export const csvCell = (value: string | number | null): string => {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return QUOTED.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A line of CSV with its line break (CRLF, as Excel writes). */
export const csvLine = (cells: readonly (string | number | null)[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** What tells Excel that a file is UTF-8. */
export const BOM = '\ufeff';
