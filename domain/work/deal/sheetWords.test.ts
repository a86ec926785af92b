import { describe, expect, test } from 'vitest';
import { startOfJstDay } from '../../kernel/calendar/instants.ts';
import { noPrices } from '../../kernel/prices.ts';
import { DAY, NOON } from '../../testing/contexts.ts';
import { sheetFacts, sheetWords } from '../../testing/sheets.ts';
import { amountsOf } from './amounts.ts';
import { noSheet, type RowName, rowsSince, type ShownTerms, sheetChecks, sheetDiffRows, termsRows } from './sheetWords.ts';

const masters: Readonly<Record<string, string>> = { 'media-web': 'Web広告', 'industry-ads': '化粧品' };
const names = { client: '株式会社あおぞら映像', talent: '山田 花子', masterName: (id: string) => masters[id] };
const terms: ShownTerms = {
  termsNo: 2,
  fee: 68_000,
  scheduleToClose: startOfJstDay('2026-12-20'),
  commissionedAt: NOON,
  sheet: sheetFacts,
  sheetWords,
  prices: noPrices,
};
const rows = (changed: Partial<ShownTerms> = {}, reader: 'client' | 'talent' | 'office' = 'client') =>
  termsRows({ ...terms, ...changed }, names, reader, NOON);
const said = (name: RowName, changed: Partial<ShownTerms> = {}, reader: 'client' | 'talent' | 'office' = 'client') =>
  rows(changed, reader).find((row) => row.name === name)?.value;

describe('the written statement of article 3', () => {
  test.each<[RowName, string]>([
    ['client', '株式会社あおぞら映像'],
    ['talent', '山田 花子'],
    ['commissionedAt', '2026年11月20日(金)'],
    ['content', '企業紹介映像への出演'],
    ['workDays', '2026年11月30日(月) 18:00〜20:00 衣装合わせ\n2026年12月10日(木) 09:00〜17:00 本番'],
    ['place', '渋谷区のスタジオ'],
    ['inspectionDue', 'なし'],
    ['fee', '¥68,000'],
    ['tax', '¥6,800'],
    ['total', '¥74,800'],
    ['payDue', '2027年1月29日(金)（最後のお仕事の日から50日後）'],
    ['payBy', '銀行振込（手数料は報酬から差し引きません）'],
    ['usage', 'Web広告・日本国内・初回の使用から12か月'],
    ['competition', '同じ業種の商品・サービス（化粧品）、使用期間のあいだ'],
    ['expenses', '実費を支払う（上限 ¥3,000・税込）'],
    ['overtimeYen', '¥5,000'],
    ['undecided', 'なし'],
    ['notes', '衣装はクライアントが用意します。'],
    ['termsNo', '第2版'],
  ])('contains %s', (name, value) => {
    expect(said(name)).toBe(value);
  });

  test('names the two sides and the inspection', () => {
    const sheet = { ...sheetFacts, inspectionDue: '2026-12-20' };
    const labels = new Map(rows({ sheet }).map(({ name, label, value }) => [name, `${label}：${value}`]));
    expect(labels.get('client')).toBe('発注者：株式会社あおぞら映像');
    expect(labels.get('talent')).toBe('受注者：山田 花子');
    expect(labels.get('inspectionDue')).toBe('検査：2026年12月20日(日)までに完了');
  });

  test('contains the cancellation fees, by the table of the day', () => {
    expect(said('cancellation')).toContain(
      '前日はその日の報酬の50%、当日以降はその日の報酬の100%、それより前はなし。予備日は、ほかの日の50%',
    );
  });

  test('has a reason and a date for undecided items', () => {
    const sheet = { ...sheetFacts, workDays: [], undecidedBy: '2026-12-01' };
    const changed = { sheet, sheetWords: { ...sheetWords, place: '', undecided: '会場を調整しているため' } };
    expect(said('workDays', changed)).toBe('未定（2026年12月1日(火)までに決定）');
    expect(said('place', changed)).toBe('未定');
    expect(said('undecided', changed)).toBe('会場を調整しているため（2026年12月1日(火)までに定め、お知らせします）');
  });

  test('shows that a day ends after midnight', () => {
    const workDays = [{ date: '2026-12-10', from: '20:00', to: '02:00', kind: 'SHOOT' as const }];
    expect(said('workDays', { sheet: { ...sheetFacts, workDays } })).toContain('20:00〜翌02:00');
  });

  test('each row has one name and a label', () => {
    const all = rows();
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(all.filter(({ label, value }) => !label || !value)).toEqual([]);
  });
});

const prices = { serviceRate: 10, serviceMin: 3_000, shareRate: 5 };
const amounts = (reader: 'client' | 'talent', changed: Partial<ShownTerms>) =>
  rows(changed, reader)
    .filter(({ name }) => ['fee', 'serviceFee', 'tax', 'share', 'total'].includes(name))
    .map(({ label, value }) => `${label} ${value}`);

describe('the amounts', () => {
  test('of a client have the service fee, of a cast the share', () => {
    expect(amounts('client', { fee: 60_000, prices })).toEqual([
      '報酬（税抜） ¥60,000',
      'サービス料（報酬の10%・税抜） ¥6,000',
      '消費税（10%） ¥6,600',
      'お支払いの合計（税込） ¥72,600',
    ]);
    expect(amounts('talent', { fee: 60_000, prices })).toEqual([
      '報酬（税抜） ¥60,000',
      '消費税（10%） ¥6,000',
      '利用料（報酬の5%・税込） −¥3,300',
      'お受け取り額（税込・源泉徴収前） ¥62,700',
    ]);
  });

  test('have a row for a service fee of ¥0, and name the minimum', () => {
    expect(amounts('client', { fee: 60_000 })[1]).toBe('サービス料（税抜） ¥0');
    expect(amounts('talent', { fee: 60_000 })[2]).toBe('利用料（税込） ¥0');
    expect(amounts('client', { fee: 10_000, prices })[1]).toBe('サービス料（最低額・税抜） ¥3,000');
  });

  test('of a deal from before the price list leave the service fee out, and say so', () => {
    expect(amounts('client', { fee: 60_000, prices: null })).toEqual([
      '報酬（税抜） ¥60,000',
      '消費税（10%） ¥6,000',
      'お支払いの合計（税込・手数料別） ¥66,000',
    ]);
  });

  test('are the fee alone until the prices are read', () =>
    expect(amounts('client', { fee: 60_000, prices: undefined })).toEqual(['報酬（税抜） ¥60,000']));

  test('have the tax of the day on which the deal ends', () => {
    const at = startOfJstDay('2019-10-01');
    expect(amountsOf(10_000, at - 1, 'client', noPrices)).toMatchObject({ percent: 8, tax: 800, total: 10_800 });
    expect(amountsOf(10_000, at, 'client', noPrices)).toMatchObject({ percent: 10, tax: 1_000, total: 11_000 });
  });
});

test('a deal without a sheet says so, and shows its fee and end', () => {
  const none = { sheet: null, sheetWords: null };
  expect(said('none', none)).toBe(noSheet);
  expect(said('fee', none)).toBe('¥68,000');
  expect(said('payDue', none)).toBeUndefined();
  expect(sheetChecks(none, names).filter(({ isMissing }) => !isMissing)).toEqual([]);
});

test('texts of a person who left are erased, facts stay', () => {
  expect(said('content', { sheetWords: null })).toBe('退会したため、表示できません');
  expect(said('usage', { sheetWords: null })).toContain('Web広告');
});

test('a version shows what it changed, with the earlier value', () => {
  const before = rows({ termsNo: 1, fee: 60_000, scheduleToClose: terms.scheduleToClose + DAY, sheetWords: { ...sheetWords, notes: '' } });
  expect(rowsSince(rows(), before).flatMap(({ name, was }) => (was === undefined ? [] : [[name, was]]))).toEqual([
    ['fee', '¥60,000'],
    ['tax', '¥6,000'],
    ['total', '¥66,000'],
    ['notes', 'なし'],
    ['scheduleToClose', '2026年12月21日(月) 00:00'],
  ]);
});

test('a row that a version drops is shown with its earlier value', () => {
  const now = rows({ sheetWords: { ...sheetWords, notes: '' } });
  expect(rowsSince(now, rows()).filter(({ was }) => was !== undefined)).toEqual([
    { name: 'notes', label: '条件の備考', value: 'なし', was: '衣装はクライアントが用意します。' },
  ]);
});

describe('two sheets', () => {
  const sheet = { sheet: sheetFacts, sheetWords };
  const diff = (before: Pick<ShownTerms, 'sheet' | 'sheetWords'>, after: Pick<ShownTerms, 'sheet' | 'sheetWords'>) =>
    sheetDiffRows(before, after, names, NOON);
  test('that say the same have no difference', () => expect(diff(sheet, sheet)).toEqual([]));
  test('differ by field', () => {
    const after = { sheet: { ...sheetFacts, overtimeYen: 6_000 }, sheetWords: { ...sheetWords, place: '港区', notes: '' } };
    expect(diff(sheet, after)).toEqual([
      { name: 'place', label: '場所', from: '渋谷区のスタジオ', to: '港区' },
      { name: 'overtimeYen', label: '時間外の単価（1時間・税抜）', from: '¥5,000', to: '¥6,000' },
      { name: 'notes', label: '条件の備考', from: '衣装はクライアントが用意します。', to: 'なし' },
    ]);
  });
  test('differ in every row if one is missing', () =>
    expect(diff({ sheet: null, sheetWords: null }, sheet).every(({ from }) => from === 'なし')).toBe(true));
});

test('the office sees which items of a sheet are missing', () => {
  const lacking = { sheet: { ...sheetFacts, workDays: [], usage: [] }, sheetWords: { ...sheetWords, place: '' } };
  expect(sheetChecks(lacking, names).flatMap(({ label, isMissing }) => (isMissing ? [label] : []))).toEqual(['日時', '場所', '使用']);
  expect(sheetChecks(terms, names).some(({ isMissing }) => isMissing)).toBe(false);
  const textOf = (label: string, of: Pick<ShownTerms, 'sheet' | 'sheetWords'>) =>
    sheetChecks(of, names).find((check) => check.label === label)?.value;
  expect(textOf('日時', terms)).toContain('2026年12月10日(木) 09:00〜17:00 本番');
  expect([textOf('場所', terms), textOf('使用', terms)]).toEqual(['渋谷区のスタジオ', expect.stringContaining('Web広告')]);
  expect(textOf('場所', lacking)).toBe('未記入');
});
