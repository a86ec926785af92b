import { expect, test } from 'vitest';
import { csvRecords } from '#domain/kernel/format/csv.ts';
import { statementOf } from './statement.ts';

const read = (...lines: string[]) => statementOf(csvRecords(lines.join('\r\n')));

test('a statement is read below its headings, at any line and with any bank’s column names', () => {
  const expected = [
    { line: 3, at: '2026-11-20', yen: 71_505, payer: 'カ)ミナトエイゾウ', nth: 1 },
    { line: 5, at: '2026-11-20', yen: 71_505, payer: 'マホロバカンコウ', nth: 2 },
  ];
  const lines = (days: readonly [string, string, string]) => [
    `${days[0]},,"71,505",ｶ)ﾐﾅﾄｴｲｿﾞｳ`,
    `${days[1]},300,,手数料`,
    `${days[2]},,71505,ﾏﾎﾛﾊﾞｶﾝｺｳ`,
  ];
  const bank = read('口座番号,0123456', '日付,お引出し,お預入れ,お取扱内容', ...lines(['2026/11/20', '2026/11/20', '2026/11/20']));
  expect(bank).toMatchObject({ deposits: expected, unread: [] });
  const other = read('1', '取引日,出金金額(円),入金金額(円),摘要', ...lines(['20261120', '20261120', '2026年11月20日']));
  expect(other).toMatchObject({ deposits: expected, unread: [] });
});

test.each([
  ['三井住友', ['年月日,お引出し,お預入れ,お取り扱い内容,残高,メモ', '2026/1/5,,71505,カ）ミナトエイゾウ,500000,']],
  ['みずほ', ['日付,お引出金額,お預入金額,お取引内容,残高', '2026.01.05,,"71,505",カ）ミナトエイゾウ,"500,000"']],
  [
    '楽天',
    ['取引日,入出金(円),取引後残高(円),入出金先内容', '20260105,71505,500000,カ）ミナトエイゾウ', '20260106,-440,499560,振込手数料'],
  ],
  [
    'ゆうちょ',
    [
      ...Array.from({ length: 7 }, (_, at) => `口座の情報${at},1`),
      '取引日,入出金明細ＩＤ,受入金額（円）,払出金額（円）,詳細１,詳細２,現在（貸付）高,',
      '20260105,202601050000001,71505,,振込,カ）ミナトエイゾウ,500000,',
    ],
  ],
  [
    'PayPay',
    [
      '操作日(年),操作日(月),操作日(日),操作時刻(時),操作時刻(分),取引順番号,摘要,お支払金額,お預り金額,残高',
      '2026,1,5,9,30,1,カ）ミナトエイゾウ,,71505,500000',
    ],
  ],
  ['三菱UFJ with an empty 摘要内容', ['日付,摘要,摘要内容,支払い金額,預かり金額,差引残高', '2026/1/5,カ）ミナトエイゾウ,,,"71,505","1"']],
  ['a Japanese year, and a time', ['取引日,入金額,摘要', 'R8.1.5 10:11:12,71505,カ）ミナトエイゾウ']],
  ['a yen sign in Shift_JIS', ['取引日,入金日時番号,入金額,摘要', '2026/1/5,1,"\\71,505",カ）ミナトエイゾウ']],
])('the file of %s is read', (_, lines) =>
  expect(read(...lines)).toMatchObject({ deposits: [{ at: '2026-01-05', yen: 71_505, payer: 'カ)ミナトエイゾウ' }], unread: [] }),
);

test('an unreadable line is listed by its number; a file that is no statement is refused', () => {
  expect(read('日付,入金額,摘要', '合計,100,', '2026/11/20,100,ア', '2026/11/20,-5,イ')).toMatchObject({
    deposits: [{ line: 3 }],
    unread: [2, 4],
  });
  for (const file of [['a,b', '1,2'], ['日付,入金額,摘要'], ['日付,出金額,摘要', '2026/11/20,1,ア']])
    expect(read(...file)).toEqual({ fault: expect.any(String) });
  expect(read('日付,入金額,摘要', '合計,100,')).toEqual({ fault: '入金の行がありません。読み取れない行があります：2行目' });
});

test('a refused file says which heading is missing and which headings it has', () => {
  expect(read('口座,123', '取引日,出金,取引金額,摘要', '2026/11/20,,1,ア')).toEqual({
    fault:
      '入金額の見出しが見つかりません。2行目にある見出し：「取引日」「出金」「取引金額」「摘要」。見出しを「日付」「入金額」「摘要」に書き換えて保存すると、読み取れます。',
  });
});
