import { Zip, ZipDeflate } from 'fflate';
import { columnWidths, rowXml, sheetBegin, sheetEnd, styles } from './sheetXml.ts';
import type { TableFile } from './tableFile.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OPC = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const types = [
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
  '<Default Extension="xml" ContentType="application/xml"/>',
  `<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>`,
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/>`,
  `<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>`,
];

const font = (more: string): string => `<font>${more}<sz val="11"/><name val="游ゴシック"/></font>`;
const format = (id: number, fontId: number): string =>
  `<xf numFmtId="${id}" fontId="${fontId}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;

/** The first id for custom number formats. */
const DATE = 164;
/** General, text (49), grouped integers (3), bold titles, dates: indexes of `styles`. */
const formats = [format(0, 0), format(49, 0), format(3, 0), format(49, 1), format(DATE, 0)];

const stylesXml =
  `<styleSheet xmlns="${SHEET}"><numFmts count="1"><numFmt numFmtId="${DATE}" formatCode="yyyy/mm/dd"/></numFmts><fonts count="2">${font('')}${font('<b/>')}</fonts>` +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  `<cellXfs count="${formats.length}">${formats.join('')}</cellXfs>` +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';

/**
 * The parts of a one-sheet workbook except the sheet (ECMA-376), in file order; no date, no author.
 */
const workbookParts: ReadonlyArray<readonly [path: string, xml: string]> = [
  ['[Content_Types].xml', `${HEAD}<Types xmlns="${OPC}/content-types">${types.join('')}</Types>`],
  [
    '_rels/.rels',
    `${HEAD}<Relationships xmlns="${OPC}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `${HEAD}<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="請求" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `${HEAD}<Relationships xmlns="${OPC}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/>` +
      `<Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  ],
  ['xl/styles.xml', `${HEAD}${stylesXml}`],
];

const SHEET_PATH = 'xl/worksheets/sheet1.xml';

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
