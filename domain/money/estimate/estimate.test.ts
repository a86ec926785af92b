import { expect, test } from 'vitest';
import { noPrices } from '../../kernel/prices.ts';
import { NOON } from '../../testing/contexts.ts';
import { billTo, issuer } from '../../testing/invoices.ts';
import { estimated, estimateInput, estimatePaper } from './estimate.ts';

const prices = { serviceRate: 10, serviceMin: 3_000, shareRate: 5 };
const input = {
  subject: '秋の広告',
  note: '',
  day: '2026-12-20',
  rows: [
    { what: '山田 花子', fee: 40_005, count: 1 },
    { what: 'エキストラ', fee: 8_000, count: 3 },
  ],
};

test('a row has a line for its people, and one for their service fees: at least the minimum for each', () => {
  const { lines, sums } = estimated(input, prices, NOON);
  expect(lines).toEqual([
    { text: '山田 花子', percent: 10, net: 40_005 },
    { text: '山田 花子（サービス料）', percent: 10, net: 4_000 },
    { text: 'エキストラ 3名', percent: 10, net: 24_000 },
    { text: 'エキストラ 3名（サービス料）', percent: 10, net: 9_000 },
  ]);
  // The tax is rounded once.
  expect(sums).toMatchObject({ net: 77_005, tax: 7_700, total: 84_705 });
});

test('rows with the same text keep their own lines, and an operator without prices charges nothing', () => {
  const rows = [input.rows[0], { ...input.rows[0], fee: 1 }] as typeof input.rows;
  expect(estimated({ rows, day: null }, noPrices, NOON).lines.map(({ net }) => net)).toEqual([40_005, 1]);
});

test('the rate is that of the planned day', () => {
  const [rate] = estimated({ ...input, day: '2019-09-30' }, noPrices, NOON).sums.rates;
  expect(rate?.percent).toBe(8);
});

test('the paper names its addressee and days, and promises nothing', () => {
  const paper = estimatePaper({ ...input, note: 'ご検討ください。' }, billTo, prices, issuer, NOON);
  expect(paper).toMatchObject({
    title: '見積書',
    number: '',
    dates: [
      ['発行日', '2026年11月20日(金)'],
      ['有効期限', '2026年12月20日(日)'],
    ],
    to: { name: `${billTo.company}　御中` },
    remarks: ['件名　秋の広告'],
    amount: { value: '¥84,705' },
  });
  expect(paper.notes[0]).toBe('備考　ご検討ください。');
  expect(paper.notes[1]).toContain('契約は、キャストがオファーを承諾し、お仕事が成立したときに始まります');
  expect(estimatePaper(input, billTo, prices, null, NOON).from).toEqual({ name: expect.any(String), lines: [] });
});

test('a client without a company is named as a person', () => {
  const { to } = estimatePaper(input, { ...billTo, company: '', postalCode: '' }, prices, issuer, NOON);
  expect(to.name).toBe(`${billTo.name}　様`);
  expect(to.lines.join()).not.toContain(billTo.name);
});

test('an estimate is for at most 300 people, with fees of at least a yen', () => {
  const faultsOf = (rows: object[]) => estimateInput.safeParse({ ...input, rows }).error?.issues.map(({ path }) => path.join('.'));
  expect(faultsOf(input.rows)).toBeUndefined();
  expect(faultsOf([{ ...input.rows[0], count: 300 }, input.rows[1] as object])).toEqual(['rows']);
  expect(
    faultsOf([
      { ...input.rows[0], fee: 0 },
      { what: '', fee: 1, count: 0 },
    ]),
  ).toEqual(['rows.0.fee', 'rows.1.what', 'rows.1.count']);
  expect(faultsOf([])).toEqual(['rows']);
});
