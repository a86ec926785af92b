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
/**
 * General, text (49), grouped integers (3), bold titles, dates: the indexes of `styles` in
 * sheetXml.ts.
 */
const formats = [format(0, 0), format(49, 0), format(3, 0), format(49, 1), format(DATE, 0)];

const styles =
  `<styleSheet xmlns="${SHEET}"><numFmts count="1"><numFmt numFmtId="${DATE}" formatCode="yyyy/mm/dd"/></numFmts><fonts count="2">${font('')}${font('<b/>')}</fonts>` +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  `<cellXfs count="${formats.length}">${formats.join('')}</cellXfs>` +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';

/**
 * The parts of a one-sheet workbook except the sheet (ECMA-376), in file order; no date, no author.
 */
export const workbookParts: ReadonlyArray<readonly [path: string, xml: string]> = [
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
  ['xl/styles.xml', `${HEAD}${styles}`],
];

/** The path of the sheet in the workbook. */
export const SHEET_PATH = 'xl/worksheets/sheet1.xml';
