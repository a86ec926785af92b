import { type CsvReader, csvLines } from '#domain/kernel/format/csv.ts';
import { encoderFor, type TextEncoding } from './encodings.ts';
import type { Cell, TableFile } from './tableFile.ts';

const plain = (cell: Cell): string | number | null => (typeof cell === 'object' && cell !== null ? cell.date : cell);

/** A table as CSV in one of the encodings, for a spreadsheet or a program. */
export const csvFile = (encoding: TextEncoding, reader: CsvReader): TableFile => {
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
