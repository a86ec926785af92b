import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('a CSV text has its mark, its line ends, and quotes what needs them', () => {
  expect(
    csvOf([
      ['日付', '件数'],
      ['2026-11-20', 3],
      ['a,b "c"\n', null],
    ]),
  ).toBe('\uFEFF日付,件数\r\n2026-11-20,3\r\n"a,b ""c""\n",\r\n');
});

test('nothing that somebody typed runs as a formula; numbers stay numbers', () => {
  expect(csvOf([['=1+1', '+81', '-x', '@a', -5]])).toBe("\uFEFF'=1+1,'+81,'-x,'@a,-5\r\n");
});
