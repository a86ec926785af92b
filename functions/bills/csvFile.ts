import { csvLines } from '#domain/format/csv.ts';
import { encoderFor, type TextEncoding } from './encodings.ts';
import type { TableFile } from './tableFile.ts';

/** A table as CSV in one of the encodings. */
export const csvFile = (encoding: TextEncoding): TableFile => {
  const { begin, encode, replaced } = encoderFor(encoding);
  return {
    begin: (titles) => encode(begin + csvLines([titles])),
    rows: (rows) => encode(csvLines(rows)),
    end: () => new Uint8Array(),
    replaced,
  };
};
