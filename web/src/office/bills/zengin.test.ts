import fc from 'fast-check';
import { expect, test } from 'vitest';
import { record } from '#tests/support/bankFiles.ts';
import { isZengin, zenginStatement } from './zengin.ts';

const bank = [
  [172, 4],
  ['ｱﾜ', 15],
  [101, 3],
  ['ﾎﾝﾃﾝ', 15],
] as const;
const span = [
  ['080106', 6],
  ['080105', 6],
  ['080106', 6],
] as const;
const end = record([9, 1]);

/** 入出金取引明細, by the order and lengths of its fields. */
const detailHeader = (account = 1_234_567) => record([1, 1], ['03', 2], [0, 1], ...span, ...bank, ['000', 3], [1, 1], [account, 10]);
const detail = (day: string, flag: number, yen: number, payer: string, note = '') =>
  record(
    ...([
      [2, 1],
      [1, 8],
      [day, 6],
      [day, 6],
      [flag, 1],
      [11, 2],
      [yen, 12],
      [0, 12],
      ['', 6],
      ['', 6],
      ['', 1],
      ['', 7],
    ] as const),
    ...([
      [101, 3],
      [0, 10],
      [payer, 48],
      ['ｱﾜ', 15],
      ['ﾎﾝﾃﾝ', 15],
      [note, 20],
      ['', 20],
    ] as const),
  );
const detailTrailer = (count: number, sum: number) =>
  record([8, 1], [count, 6], [sum, 13], [1, 6], [440, 13], [1, 1], [500_000, 14], [3, 7]);

/** 振込入金通知 (format A). */
const noticeHeader = record([1, 1], ['01', 2], [0, 1], ...span, ...bank, [1, 1], [1_234_567, 7]);
const notice = (day: string, yen: number, payer: string, isCancelled = false) =>
  record(
    ...([
      [2, 1],
      [1, 6],
      [day, 6],
      [day, 6],
      [yen, 10],
      [0, 10],
      [0, 10],
      [payer, 48],
      ['ｱﾜ', 15],
      ['ﾎﾝﾃﾝ', 15],
    ] as const),
    ...([
      [isCancelled ? '1' : '', 1],
      ['EDI', 20],
    ] as const),
  );
const noticeTrailer = (count: number, sum: number) => record([8, 1], [count, 6], [sum, 12], [0, 6], [0, 12]);

const details = [
  detailHeader(),
  detail('080105', 1, 71_505, 'ｶ)ﾐﾅﾄｴｲｿﾞｳ'),
  detail('080105', 2, 440, '', 'ﾃｽｳﾘﾖｳ'),
  detail('080106', 1, 71_505, '', 'ﾔﾏﾀﾞ ﾊﾅｺ'),
  detailTrailer(2, 143_010),
  end,
];

test.each([
  ['without line breaks', details.join('')],
  ['with line breaks and an end of file', `${details.join('\r\n')}\r\n\u001a`],
  ['with spaces taken off at the end of lines', details.map((each) => each.trimEnd()).join('\n')],
])('入出金取引明細 is read: %s', (_, text) => {
  expect(isZengin(text)).toBe(true);
  expect(zenginStatement(text)).toMatchObject({
    deposits: [
      { line: 2, at: '2026-01-05', yen: 71_505, payer: 'カ)ミナトエイゾウ', nth: 1 },
      { line: 4, at: '2026-01-06', yen: 71_505, payer: 'ヤマダ ハナコ', nth: 1 },
    ],
    unread: [],
  });
});

test('振込入金通知 is read, without a deposit that is cancelled', () => {
  const notices = [notice('080105', 100, 'ｱｵｷ'), notice('080105', 200, 'ｲﾄｳ'), notice('080106', 100, 'ｱｵｷ', true)];
  const text = [noticeHeader, ...notices, noticeTrailer(2, 300), end].join('');
  expect(isZengin(text)).toBe(true);
  expect(zenginStatement(text)).toMatchObject({ deposits: [{ line: 3, at: '2026-01-05', yen: 200, payer: 'イトウ' }] });
});

test.each([
  ['a cut file', details.slice(0, 3), 'トレーラ・レコードがありません'],
  ['a missing record', details.toSpliced(1, 1), '4行目の入金の合計'],
  ['a second account', [...details.slice(0, -1), detailHeader(7)], '6行目から別の口座'],
  ['another kind', [details[0]?.replace('103', '121')], '1行目の種別コード'],
  ['an unknown flag', details.with(1, detail('080105', 5, 1, 'ｱ')), '2行目の入払区分'],
  ['an unknown record', details.with(2, 'x'), '3行目のデータ区分'],
  ['a line that is too long', details.with(1, `${details[1]}x`), '2行目が200文字より長い'],
  ['a cancellation of an earlier file', [noticeHeader, notice('080105', 1, 'ｱ', true)], '2行目は、このファイルにない入金の取り消し'],
])('a mistake is a sentence with the line: %s', (_, records, text) =>
  expect(zenginStatement(records.join('\n'))).toEqual({ fault: expect.stringContaining(text) }),
);

test('a day or an amount that cannot be read is listed by its line', () => {
  const lines = details.with(1, detail('081305', 1, 71_505, 'ｱ'));
  expect(zenginStatement(lines.join(''))).toMatchObject({ deposits: [{ line: 4 }], unread: [2] });
  const amount = (details[1] ?? '').replace('000000071505', '0000000x1505');
  expect(zenginStatement(details.with(1, amount).join(''))).toMatchObject({ deposits: [{ line: 4 }], unread: [2] });
});

test('a CSV text is no file of records', () => {
  for (const text of ['日付,入金額,摘要', '1030,2026/1/5,100', `121${'0'.repeat(117)}`]) expect(isZengin(text)).toBe(false);
});

test('whatever the deposits, all are read, with and without line breaks', () => {
  const kana = fc.string({ unit: fc.constantFrom('ｱ', 'ｶ', 'ﾞ', ')', 'A', '1', ' '), minLength: 1, maxLength: 48 });
  const deposit = fc.record({ yen: fc.integer({ min: 1, max: 999_999_999 }), payer: kana, day: fc.integer({ min: 1, max: 31 }) });
  fc.assert(
    fc.property(fc.array(deposit, { minLength: 1, maxLength: 20 }), fc.constantFrom('', '\n', '\r\n'), (all, breaks) => {
      const sum = all.reduce((total, { yen }) => total + yen, 0);
      const dayOf = (day: number) => `0801${String(day).padStart(2, '0')}`;
      const lines = all.map(({ yen, payer, day }) => detail(dayOf(day), 1, yen, payer));
      const statement = zenginStatement([detailHeader(), ...lines, detailTrailer(all.length, sum), end].join(breaks));
      expect(statement).toMatchObject({
        unread: [],
        deposits: all.map(({ yen, day }) => ({ yen, at: `2026-01-${String(day).padStart(2, '0')}` })),
      });
    }),
  );
});
