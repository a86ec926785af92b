import { expect, test } from 'vitest';
import { postalFilesOf } from './postalFiles.ts';

const line = (code: string, city: string, town: string, prefecture = '東京都') =>
  `13113,"150  ","${code}","トウキョウト","シ","マチ","${prefecture}","${city}","${town}",0,0,1,0,0,0`;
const found = (...lines: string[]) => Object.assign({}, ...postalFilesOf(`${lines.join('\r\n')}\r\n`).values());

test('a code has its prefecture, city and town', () => {
  expect(postalFilesOf(line('1500001', '渋谷区', '神宮前'))).toEqual(new Map([['150.json', { 1500001: ['東京都', '渋谷区', '神宮前'] }]]));
});
test('a remark in place of a town is left out', () => {
  expect(found(line('1500000', '渋谷区', '以下に掲載がない場合'))['1500000']).toEqual(['東京都', '渋谷区', '']);
  expect(found(line('1000301', '利島村', '利島村一円'))['1000301']).toEqual(['東京都', '利島村', '']);
  expect(found(line('1510053', '渋谷区', '代々木（次のビルを除く）'))['1510053']).toEqual(['東京都', '渋谷区', '代々木']);
  expect(found(line('5220317', '犬上郡多賀町', '一円', '滋賀県'))['5220317']).toEqual(['滋賀県', '犬上郡多賀町', '一円']);
});
test('for a code of several places the parts that differ are empty', () => {
  const several = found(line('4980000', '弥富市', '以下に掲載がない場合', '愛知県'), line('4980000', '桑名郡木曽岬町', '', '三重県'));
  expect(several['4980000']).toEqual(['', '', '']);
  expect(found(line('0600042', '札幌市中央区', '大通西'), line('0600042', '札幌市中央区', '大通東'))['0600042']).toEqual([
    '東京都',
    '札幌市中央区',
    '',
  ]);
});
test('a list or range of towns is no town, but its common part is', () => {
  for (const [town, shown] of [
    ['甲、乙', ''],
    ['北平山、踏瀬', ''],
    ['種市第１５地割～第２１地割', '種市'],
    ['種市第２２地割～第２３地割（一区、二区）', '種市'],
    ['葛巻第４０地割「５７番地１２５」', '葛巻第４０地割'],
  ] as const)
    expect(found(line('0287917', '九戸郡洋野町', town, '岩手県'))['0287917']).toEqual(['岩手県', '九戸郡洋野町', shown]);
});
test('a table of another shape is refused', () => expect(() => postalFilesOf('code,name\r\n')).toThrow('Japan Post'));
