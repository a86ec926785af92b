import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { assertFitsSheet, type Cell } from './tableFile.ts';
import { workbookFile } from './workbookFile.ts';

type Cells = readonly Cell[];

const written = (titles: readonly string[], ...pages: Cells[][]): Buffer => {
  const file = workbookFile();
  return Buffer.concat([file.begin(titles, pages[0] ?? []), ...pages.map((rows) => file.rows(rows)), file.end()]);
};
/** The cells as another library reads them; `trim` would remove spaces. */
const read = (bytes: Buffer) => readSheet(bytes, { trim: false });

describe('a workbook', () => {
  test('keeps texts as texts and numbers as numbers', async () => {
    const row = ['0042', '=cmd|calc', '＋81', ' 前後に空白 ', 'a<b>&"c"\n二行目', '2026-11-20', '1e5', '𠮷野家😀', '_x0041_', 30_000];
    const titles = row.map((_, column) => `列${column}`);
    expect(await read(written(titles, [row]))).toEqual([titles, row]);
  });
  test('has calendar dates that do not depend on the time zone', async () => {
    const days = ['2026-11-20', '2026-01-01', '2028-02-29'];
    const [, row = []] = await read(written(['a', 'b', 'c'], [days.map((date) => ({ date }))]));
    expect(row.map((cell) => (cell as unknown as Date).toISOString().slice(0, 10))).toEqual(days);
  });
  test('can be filtered by each column', () => {
    const parts = unzipSync(written(['a', 'b'], [['x', 1]]));
    expect(Buffer.from(parts['xl/worksheets/sheet1.xml'] ?? []).toString()).toContain('<autoFilter ref="A1:B2"/>');
    expect(Buffer.from(parts['xl/styles.xml'] ?? []).toString()).toContain('builtinId="0"');
  });
  test('has columns as wide as their titles and values, within limits', () => {
    const rows: Cells[] = [
      ['オファー', 1_234_567, { date: '2026-11-20' }, 'あ'.repeat(60)],
      ['エントリー', 1, null, null],
    ];
    const sheet = Buffer.from(unzipSync(written(['種別', '報酬', '完了日', 'お仕事'], rows))['xl/worksheets/sheet1.xml'] ?? []).toString();
    expect([...sheet.matchAll(/<col min="(\d)" max="\1" width="(\d+)"/g)].map(([, , width]) => Number(width))).toEqual([11, 10, 11, 44]);
  });
  test('has all rows of all pages and empty cells', async () => {
    const pages = [[['a', 1] as const], [], [[null, 2] as const, ['c', 0] as const]];
    expect(await read(written(['x', 'y'], ...pages.map((page) => [...page])))).toEqual([
      ['x', 'y'],
      ['a', 1],
      [null, 2],
      ['c', 0],
    ]);
  });
  test('accepts texts that XML cannot hold', async () => {
    const cells = [`\u0000${String.fromCharCode(0xd800)}`, '\u000b'];
    expect(await read(written(['x', 'y'], [cells]))).toEqual([
      ['x', 'y'],
      ['\u0000\ufffd', '\u000b'],
    ]);
  });
  test('can be read back for any texts and amounts', async () => {
    const cell = fc.oneof(fc.string({ unit: 'grapheme', minLength: 1 }), fc.nat({ max: 99_999_999 }));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.constant('行'), cell, cell), { minLength: 1, maxLength: 20 }), async (rows) => {
        expect(await read(written(['a', 'b', 'c'], rows))).toEqual([['a', 'b', 'c'], ...rows]);
      }),
      { numRuns: 20 },
    );
  });
  test('has the same bytes at any time and on any machine', () => {
    const make = () => written(['x'], [['y']]);
    const first = make();
    expect(make()).toEqual(first);
    // ZIP's times of all entries: 1980-01-01 00:00.
    const local = first.indexOf('PK\u0003\u0004');
    expect([local, first.readUInt32LE(10)]).toEqual([0, 0x00_21_00_00]);
  });
  test('refuses more rows than a sheet has', () => {
    expect(() => assertFitsSheet('XLSX', 1_048_575)).not.toThrow();
    expect(() => assertFitsSheet('XLSX', 1_048_576)).toThrow('1,048,575件');
    expect(() => assertFitsSheet('UTF-8', 1_048_576)).not.toThrow();
  });
});
