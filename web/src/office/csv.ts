export type Cell = string | number | null;

/** What a spreadsheet would take for a formula is shown as text: an apostrophe in front, which the spreadsheet hides. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const written = (cell: Cell): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = harmless(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows as a CSV text (RFC 4180) that spreadsheets open as UTF-8: with a byte order mark, lines ended by CRLF. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')}`;

/** Hands a CSV text to the person as a file. */
export const saveCsv = (name: string, text: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = name;
  link.click();
  // Later: the browser reads the address when it begins to save.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
