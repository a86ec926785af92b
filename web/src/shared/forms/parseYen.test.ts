import { expect, it } from 'vitest';
import { parseYen } from './parseNumber.ts';

it('amounts are parsed in the forms that people type', () => {
  for (const text of ['30000', '30,000', '３００００', '３０，０００円', ' ¥30,000 ', '￥30000']) expect(parseYen(text)).toBe(30_000);
  expect(parseYen('')).toBeUndefined();
  for (const text of ['三万', '30.5', '-1', '3万']) expect(parseYen(text)).toBeNaN();
});
