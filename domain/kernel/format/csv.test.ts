import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BOM, type CsvCell, csvLines, csvRecords, separatorIn, withoutGuard } from './csv.ts';

const csvLine = (cells: readonly CsvCell[]) => csvLines([cells]);

test('cells that hold separators, quotes or line breaks are quoted', () => {
  expect(csvLine(['株式会社A,B', '"特" 大', '一行目\n二行目', ' 前に空白'])).toBe(
    '"株式会社A,B","""特"" 大","一行目\n二行目"," 前に空白"\r\n',
  );
});
test('a text that starts like a formula is escaped, in half and full width; a number stays a number', () => {
  expect(csvLine(['=1+1', '+81', '-', '@SUM(A1)', '＝1', '\t=1', -5, null])).toBe(`"'=1+1","'+81","'-","'@SUM(A1)","'＝1","'\t=1",-5,\r\n`);
});
test('a file for a program has no guard, and a guard is taken off again', () => {
  expect(csvLines([['＠甲', '=1', -5]], 'PROGRAM')).toBe('＠甲,=1,-5\r\n');
  const cells = ['＠甲', '-株式会社', "O'Brien", "'", ''];
  expect(csvRecords(csvLine(cells))[0]?.cells.map(withoutGuard)).toEqual(cells);
});
test('leading zeros are kept', () => expect(csvLine(['0001', '090'])).toBe('0001,090\r\n'));

test('rows can be written in pieces', () => {
  const rows = [
    ['a', 1],
    ['=b', null],
    ['', ''],
  ];
  expect(rows.map(csvLine).join('')).toBe(csvLines(rows));
  expect(csvLines([])).toBe('');
});

test('written rows read back equal, whatever the cells contain; a text like a formula keeps its apostrophe', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', ' ', '　', ',', '"', '\n', '\t', '=', '-', '山', "'") });
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 })), (rows) => {
      const full = rows.filter((cells) => cells.some((each) => each.trim() !== ''));
      const shown = (each: string) => (/^\s*[=-]/.test(each) ? `'${each}` : each);
      expect(csvRecords(BOM + csvLines(rows)).map(({ cells }) => cells)).toEqual(full.map((cells) => cells.map(shown)));
    }),
  );
});

test('records have quoted cells with commas, quotes and line ends, and the number of their first line', () => {
  expect(csvRecords('\uFEFFa,"b,""c"""\r\n\r\n"d\r\ne",f\rg,')).toEqual([
    { line: 1, cells: ['a', 'b,"c"'] },
    { line: 3, cells: ['d\ne', 'f'] },
    { line: 5, cells: ['g', ''] },
  ]);
  expect(csvRecords('a\n"b,c\nd').map(({ line }) => line)).toEqual([1, 2]);
});

test('a text with tabs is read by tabs; a tab inside a cell of a CSV text is kept', () => {
  const read = (text: string) => csvRecords(text, separatorIn(text))[0]?.cells;
  expect(read('日付\t摘要\t入金額\n2026/1/5\tア\t"71,505"')).toEqual(['日付', '摘要', '入金額']);
  expect(read('a,"b\tc\td"')).toEqual(['a', 'b\tc\td']);
});
