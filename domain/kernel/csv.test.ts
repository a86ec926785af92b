import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test('cells that hold separators, quotes or line breaks are quoted', () => {
  expect(csvLine(['株式会社A,B', '"特" 大', '一行目\n二行目', ' 前に空白'])).toBe(
    '"株式会社A,B","""特"" 大","一行目\n二行目"," 前に空白"\r\n',
  );
});
test('what begins like a formula is no formula, in half and full width; a number stays one', () => {
  expect(csvLine(['=1+1', '+81', '-', '@SUM(A1)', '＝1', '\t=1', -5, null])).toBe("'=1+1,'+81,'-,'@SUM(A1),'＝1,\"'\t=1\",-5,\r\n");
});
test('leading zeros are kept', () => expect(csvLine(['0001', '090'])).toBe('0001,090\r\n'));
