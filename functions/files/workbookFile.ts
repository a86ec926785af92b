import { Zip, ZipDeflate } from 'fflate';
import { columnWidths } from './columnWidths.ts';
import { rowXml, sheetBegin, sheetEnd, styles } from './sheetXml.ts';
import type { TableFile } from './tableFile.ts';
import { SHEET_PATH, workbookParts } from './workbookParts.ts';

/** The earliest time of a ZIP file. Without the current time, equal tables give equal bytes. */
const NO_TIME = '1980-01-01T00:00:00';

/**
 * A table as an Excel workbook (.xlsx), compressed while it is written. Compresses in JavaScript,
 * because zlib's result depends on the processor, and equal tables must give equal bytes.
 */
export const workbookFile = (): TableFile => {
  let packed: Uint8Array[] = [];
  let columns = 0;
  let count = 0;
  const zip = new Zip((error, part) => {
    if (error) throw error;
    packed.push(part);
  });
  const begun = (path: string): ZipDeflate => {
    const part = Object.assign(new ZipDeflate(path, { level: 6 }), { mtime: NO_TIME });
    zip.add(part);
    return part;
  };
  const taken = (): Uint8Array => {
    const bytes = Buffer.concat(packed);
    packed = [];
    return bytes;
  };
  let sheet: ZipDeflate | undefined;
  const write = (xml: string, last = false): Uint8Array => {
    sheet?.push(Buffer.from(xml), last);
    return taken();
  };
  return {
    begin: (titles, first) => {
      for (const [path, xml] of workbookParts) begun(path).push(Buffer.from(xml), true);
      sheet = begun(SHEET_PATH);
      columns = titles.length;
      count = 1;
      return write(sheetBegin(columnWidths(titles, first)) + rowXml(titles, count, styles.title));
    },
    rows: (rows) => write(rows.map((cells) => rowXml(cells, ++count)).join('')),
    end: () => {
      const rest = write(sheetEnd(columns, count), true);
      zip.end();
      return Buffer.concat([rest, taken()]);
    },
    replaced: () => [],
  };
};
