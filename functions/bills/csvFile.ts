import { csvLine } from '#domain/kernel/csv.ts';
import { encoderFor, type TextEncoding } from './encodings.ts';
import type { TableFile } from './tableFile.ts';

/** A table as CSV in one of the encodings. */
export const csvFile = (encoding: TextEncoding): TableFile => {
  const { begin, encode, replaced } = encoderFor(encoding);
  return {
    begin: (titles) => encode(begin + csvLine(titles)),
    rows: (rows) => encode(rows.map(csvLine).join('')),
    end: () => new Uint8Array(),
    replaced,
  };
};
