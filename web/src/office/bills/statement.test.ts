import { expect, test } from 'vitest';
import { csvRecords } from '#domain/kernel/format/csv.ts';
import { layoutOf, missingIn } from './layout.ts';
import { type Columns, statementOf } from './statement.ts';

const laidOut = (...lines: string[]) => {
  const layout = layoutOf(csvRecords(lines.join('\r\n')));
  if ('fault' in layout) throw new Error(layout.fault);
  return layout;
};
const read = (...lines: string[]) => {
  const { body, named } = laidOut(...lines);
  expect(missingIn(named)).toEqual([]);
  return statementOf(body, named);
};

test('a statement is read below its headings, at any line and with any bank’s column names', () => {
  const expected = [
    { line: 3, at: '2026-11-20', yen: 71_505, payer: 'カ)ミナトエイゾウ', nth: 1 },
    { line: 5, at: '2026-11-20', yen: 71_505, payer: 'マホロバカンコウ', nth: 1 },
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

test.each(['残高', '差引残高', '取引後残高(円)', '現在（貸付）高'])('a deposit has the balance in the column %s', (title) =>
  expect(read(`日付,入金額,摘要,${title}`, '2026/1/5,100,ア,"500,100"', '2026/1/5,100,イ,')).toMatchObject({
    deposits: [{ balance: 500_100 }, { balance: null }],
  }),
);

test('an unreadable line is listed by its number; a file that is no statement is refused', () => {
  expect(read('日付,入金額,摘要', '合計,100,', '2026/11/20,100,ア', '2026/11/20,-5,イ')).toMatchObject({
    deposits: [{ line: 3 }],
    unread: [2, 4],
  });
  expect(read('日付,入金額,摘要')).toEqual({ fault: '入金の行がありません。' });
  expect(layoutOf(csvRecords('a,b\r\n1,2'))).toEqual({ fault: expect.stringContaining('列が見つかりません') });
  expect(read('日付,入金額,摘要', '合計,100,')).toEqual({ fault: '入金の行がありません。読み取れない行があります：2行目' });
});

const none = { isSigned: false, direction: null, balance: null };
const layouts: readonly [string, readonly string[], Columns][] = [
  [
    'an era in three columns, below lines about the account, with one signed column',
    [
      'あおい信用金庫,,,,,',
      '普通預金,567,,,,',
      '年度,月度,日付け,お相手,増減（円）,店',
      '8,1,5,カ）ミナトエイゾウ,"71,505",本店',
      '8,1,6,デンキリヨウ,-440,',
    ],
    { ...none, at: [0, 1, 2], yen: 4, isSigned: true, payer: [3] },
  ],
  [
    'no headings, with a payer in the second of two columns',
    ['260105,振込,カ）ミナトエイゾウ,71505', '260106,手数料,,'],
    { ...none, at: [0], yen: 3, payer: [2, 1] },
  ],
  [
    'one column of amounts and another that says in or out',
    ['"2","080105","1","000000071505","カ）ミナトエイゾウ"', '"2","080106","2","000000000440","テスウリヨウ"'],
    { ...none, at: [1], yen: 3, direction: 2, payer: [4] },
  ],
  [
    'English headings, an empty first choice of the payer, and amounts with a yen sign',
    ['Date,Name,Memo,Deposit', '2026-01-05,,カ）ミナトエイゾウ,"¥71,505"'],
    { ...none, at: [0], yen: 3, payer: [1, 2] },
  ],
];
test.each(layouts)('%s: read by chosen columns', (_, lines, columns) => {
  const { body, named } = laidOut(...lines);
  expect(missingIn(named)).toContain('入金額');
  expect(statementOf(body, columns)).toMatchObject({
    deposits: [{ at: '2026-01-05', yen: 71_505, payer: 'カ)ミナトエイゾウ' }],
    unread: [],
  });
});

test('headings that are known in part are a first choice', () => {
  const { named } = laidOut('取引日,出金,取引金額,摘要', '2026/11/20,,1,ア');
  expect([named.at, named.payer, missingIn(named)]).toEqual([[0], [3], ['入金額']]);
});

test('a line that says neither in nor out is listed', () => {
  const lines = ['2026/1/5,入金（振込）,100,ア', '2026/1/5,出金,200,イ', '2026/1/5,訂正,300,ウ'];
  const columns = { ...none, at: [0], yen: 2, direction: 1, payer: [3] };
  expect(statementOf(laidOut(...lines).body, columns)).toMatchObject({ deposits: [{ line: 1 }], unread: [3] });
});

test('files of one bank have one key: the headings, or the number of columns', () => {
  const keys = layouts.map(([, lines]) => laidOut(...lines).key);
  expect(keys).toEqual(['年度,月度,日付け,お相手,増減(円),店', '4列', '5列', 'Date,Name,Memo,Deposit']);
  expect(laidOut('別の口座,1', '年度,月度,日付け,お相手,増減（円）,店', '8,2,1,ア,1,').key).toBe(keys[0]);
});

test('a line of words below a deposit is no heading, so the deposit is read', () => {
  const { head, body } = laidOut('照会期間,2026/11/1,2026/11/19', '2026/11/1,ア,100,,', '合計,なし,以上,です,ね');
  expect([head, body.length]).toEqual([null, 3]);
});

test('with wrong columns the lines are listed, and a day that does not exist is not read', () => {
  const lines = ['2026/2/30,ア,100', '2026/2/28,イ,100'];
  expect(statementOf(laidOut(...lines).body, { ...none, at: [0], yen: 2, payer: [1] })).toMatchObject({
    deposits: [{ line: 2 }],
    unread: [1],
  });
  expect(statementOf(laidOut(...lines).body, { ...none, at: [0], yen: 1, payer: [2] })).toEqual({
    fault: '入金の行がありません。読み取れない行があります：1行目、2行目',
  });
});
