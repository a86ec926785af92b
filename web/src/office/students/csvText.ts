/** A record of a CSV text: the line on which it begins, and its cells. */
export type CsvRecord = { readonly line: number; readonly cells: readonly string[] };

/** Reads a CSV text (RFC 4180; a byte order mark and any line ends are fine). Empty lines are left out. A quote that is never closed reads to the end. */
export const recordsOf = (text: string): CsvRecord[] => {
  const records: CsvRecord[] = [];
  let line = 1;
  let begins = 1;
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    cells.push(cell);
    cell = '';
  };
  const endRecord = () => {
    endCell();
    if (cells.some((each) => each.trim() !== '')) records.push({ line: begins, cells });
    cells = [];
    begins = line;
  };
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  for (let at = 0; at < source.length; at++) {
    const letter = source[at] as string;
    if (letter === '\n') line += 1;
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (source[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (letter === '"' && cell === '') quoted = true;
    else if (letter === ',') endCell();
    else if (letter === '\n') endRecord();
    else cell += letter;
  }
  if (cell !== '' || cells.length > 0) endRecord();
  return records;
};

/** A file's text: UTF-8, or Shift_JIS as spreadsheets in Japan save it; null when it is neither. */
export const textOf = (bytes: BufferSource): string | null => {
  for (const encoding of ['utf-8', 'shift_jis']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // Not this one: the next may fit.
    }
  }
  return null;
};
