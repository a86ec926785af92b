import { csvLines } from '#domain/format/csv.ts';
import { encoderFor, type TextEncoding } from './encodings.ts';
import type { Cell, TableFile } from './tableFile.ts';

const plain = (cell: Cell): string | number | null => (typeof cell === 'object' && cell !== null ? cell.date : cell);

/** A table as CSV in one of the encodings. */
export const csvFile = (encoding: TextEncoding): TableFile => {
  const { begin, encode, replaced } = encoderFor(encoding);
  return {
    begin: (titles) => encode(begin + (titles.length > 0 ? csvLines([titles]) : '')),
    rows: (rows) => encode(csvLines(rows.map((cells) => cells.map(plain)))),
    end: () => new Uint8Array(),
    replaced,
  };
};
