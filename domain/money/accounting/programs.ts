import { isReducedRate } from '../../kernel/consumptionTax.ts';
import type { Entry, Taxed } from './entries.ts';

export const programs = ['FREEE', 'MONEY_FORWARD', 'YAYOI'] as const;
export type Program = (typeof programs)[number];
export const accountingContents = ['SALES', 'RECEIPTS', 'STATEMENTS', 'PAYOUTS'] as const;
export type AccountingContent = (typeof accountingContents)[number];

export const programLabels: Readonly<Record<Program, string>> = {
  FREEE: 'freee会計',
  MONEY_FORWARD: 'マネーフォワード クラウド会計',
  YAYOI: '弥生会計',
};
export const accountingContentLabels: Readonly<Record<AccountingContent, string>> = {
  SALES: '売上',
  RECEIPTS: '入金と返還',
  STATEMENTS: 'キャストの報酬と源泉所得税',
  PAYOUTS: 'キャストへの支払い',
};

/** A file of a month for a program. Records of exports name it. */
export type AccountingTable = Program | `${Program}_${Exclude<AccountingContent, 'SALES'>}`;
export const accountingTableOf = (program: Program, content: AccountingContent): AccountingTable =>
  content === 'SALES' ? program : `${program}_${content}`;
export const accountingTables: readonly AccountingTable[] = accountingContents.flatMap((content) =>
  programs.map((program) => accountingTableOf(program, content)),
);
const perTable = <Value>(of: (program: Program, content: AccountingContent) => Value): Readonly<Record<AccountingTable, Value>> =>
  Object.fromEntries(
    accountingContents.flatMap((content) => programs.map((program) => [accountingTableOf(program, content), of(program, content)])),
  ) as Record<AccountingTable, Value>;

export const accountingContentOf = perTable((_, content) => content);
/** freee imports sales as deals, and all else as journal entries: files cannot settle deals. */
const areDeals = (program: Program, content: AccountingContent): boolean => program === 'FREEE' && content === 'SALES';
const importOf = (program: Program, content: AccountingContent): string =>
  ({ FREEE: areDeals(program, content) ? '取引インポート' : '仕訳インポート', MONEY_FORWARD: '仕訳帳', YAYOI: '弥生インポート形式' })[
    program
  ];
export const accountingImports = perTable(importOf);
export const accountingLabels = perTable(
  (program, content) => `${programLabels[program]}（${accountingContentLabels[content]}：${importOf(program, content)}）`,
);

type Cell = string | number | null;
type Column = readonly [title: string, cell?: (entry: Entry, nth: number) => Cell];

const slashed = (day: string): string => day.replaceAll('-', '/');
const day = ({ on }: Entry): string => slashed(on);
const number = (_: Entry, nth: number): number => nth;
const partner = (entry: Entry): string => entry.partner;
const summaryOf = ({ said: [before, after] }: Entry, name: string): string => `${before} ${name} ${after}`;
const summary = (entry: Entry): string => summaryOf(entry, entry.partner);

/** The bytes of a text in Shift_JIS: one for letters of half width, two for others. */
const bytesOf = (text: string): number => [...text].reduce((sum, sign) => sum + (/^[\x20-\x7e｡-ﾟ]$/.test(sign) ? 1 : 2), 0);
/** The beginning of a text within a number of bytes, cut between characters. */
const within = (text: string, bytes: number): string => {
  const signs = [...text];
  const end = signs.findIndex((_, at) => bytesOf(signs.slice(0, at + 1).join('')) > bytes);
  return end < 0 ? text : signs.slice(0, end).join('');
};
/** 弥生 takes 64 bytes in 摘要, and 24 in the name of a sub-account. The numbers stay whole. */
const YAYOI_SUMMARY_BYTES = 64;
const YAYOI_NAME_BYTES = 24;
const shortSummary = (entry: Entry): string => summaryOf(entry, within(entry.partner, YAYOI_SUMMARY_BYTES - bytesOf(summaryOf(entry, ''))));
const gross = ({ yen }: Entry): number => yen;
const always = (text: string) => (): string => text;

type SideName = 'debit' | 'credit';
const account = (side: SideName) => (entry: Entry) => entry[side].account;
/** The client or cast, on the sides that are kept per partner. */
const partnerOf = (side: SideName) => (entry: Entry) => (entry[side].isOfPartner ? entry.partner : null);
const shortPartner = (side: SideName) => (entry: Entry) => (entry[side].isOfPartner ? within(entry.partner, YAYOI_NAME_BYTES) : null);
const tax = (side: SideName) => (entry: Entry) => entry[side].taxed?.tax ?? null;

/** The names of tax classes in a program: each kind, the rate, and what is deducted. */
type Classes = Readonly<Record<Taxed['kind'], string>> & {
  readonly rate: (percent: number, isReduced: boolean) => string;
  readonly named: (kind: string, rate: string, taxed: Taxed) => string;
};
const taxClass =
  (side: SideName, { rate, named, ...kinds }: Classes) =>
  (entry: Entry) => {
    const { taxed } = entry[side];
    return taxed ? named(kinds[taxed.kind], rate(taxed.percent, isReducedRate(taxed.percent, entry.on)), taxed) : '対象外';
  };
const isDeductedInPart = ({ deducted }: Taxed): boolean => deducted < 100;

/** For example 「課対仕入（控80）10%」 and 「課税売上8%（軽）」. */
const freeeClasses: Classes = {
  SALES: '課税売上',
  RETURN: '課税売返',
  PURCHASE: '課対仕入',
  rate: (percent, isReduced) => `${percent}%${isReduced ? '（軽）' : ''}`,
  named: (kind, rate, taxed) => `${kind}${isDeductedInPart(taxed) ? `（控${taxed.deducted}）` : ''}${rate}`,
};
/** For example 「課税仕入 (軽)8%」. What is deducted has a column of its own, インボイス. */
const moneyForwardClasses: Classes = {
  SALES: '課税売上',
  RETURN: '課税売上-返還等',
  PURCHASE: '課税仕入',
  rate: (percent, isReduced) => `${isReduced ? '(軽)' : ''}${percent}%`,
  named: (kind, rate) => `${kind} ${rate}`,
};
const invoiceClass = (side: SideName) => (entry: Entry) => {
  const { taxed } = entry[side];
  if (taxed?.kind !== 'PURCHASE') return null;
  return isDeductedInPart(taxed) ? `${taxed.deducted}%控除` : '適格';
};
/** For example 「課対仕入内10%区分80%」 and 「課対仕入内軽減8%適格」. */
const yayoiClasses: Classes = {
  SALES: '課税売上内',
  RETURN: '課税売返内',
  PURCHASE: '課対仕入内',
  rate: (percent, isReduced) => `${isReduced ? '軽減' : ''}${percent}%`,
  named: (kind, rate, taxed) => {
    if (taxed.kind !== 'PURCHASE') return `${kind}${rate}`;
    return `${kind}${rate}${isDeductedInPart(taxed) ? `区分${taxed.deducted}%` : '適格'}`;
  },
};

/** https://support.freee.co.jp/hc/ja/articles/202847320 : an unsettled deal. */
const freee: readonly Column[] = [
  ['収支区分', always('収入')],
  ['管理番号', (entry) => entry.number],
  ['発生日', day],
  ['決済期日', ({ dueOn }) => slashed(dueOn)],
  ['取引先', partner],
  ['勘定科目', account('credit')],
  ['税区分', taxClass('credit', freeeClasses)],
  ['金額', gross],
  ['税計算区分', always('内税')],
  ['税額', tax('credit')],
  ['備考', summary],
  ...(['品目', '部門', 'メモタグ', 'セグメント1', 'セグメント2', 'セグメント3', '決済日', '決済口座', '決済金額'] as const).map(
    (title): Column => [title],
  ),
];

/**
 * https://support.freee.co.jp/hc/ja/articles/204847430 : 振替伝票. Receipts cannot settle deals by a
 * file, so they are entries against 売掛金 of the partner.
 */
const freeeJournal: readonly Column[] = [
  ['日付', day],
  ['伝票番号', number],
  ['決算整理仕訳'],
  ['借方勘定科目', account('debit')],
  ['借方補助科目'],
  ['借方取引先', partnerOf('debit')],
  ['借方金額', gross],
  ['借方税区分', taxClass('debit', freeeClasses)],
  ['借方税額', tax('debit')],
  ['貸方勘定科目', account('credit')],
  ['貸方補助科目'],
  ['貸方取引先', partnerOf('credit')],
  ['貸方金額', gross],
  ['貸方税区分', taxClass('credit', freeeClasses)],
  ['貸方税額', tax('credit')],
  ['摘要', summary],
];

/**
 * https://biz.moneyforward.com/support/tax-return/guide/import-books/ib01.html : it rejects
 * sub-accounts that are not registered, so the client is the partner (取引先).
 */
const moneyForward: readonly Column[] = [
  ['取引No', number],
  ['取引日', day],
  ['借方勘定科目', account('debit')],
  ['借方補助科目'],
  ['借方部門'],
  ['借方取引先', partnerOf('debit')],
  ['借方税区分', taxClass('debit', moneyForwardClasses)],
  ['借方インボイス', invoiceClass('debit')],
  ['借方金額(円)', gross],
  ['借方税額', tax('debit')],
  ['貸方勘定科目', account('credit')],
  ['貸方補助科目'],
  ['貸方部門'],
  ['貸方取引先', partnerOf('credit')],
  ['貸方税区分', taxClass('credit', moneyForwardClasses)],
  ['貸方インボイス', invoiceClass('credit')],
  ['貸方金額(円)', gross],
  ['貸方税額', tax('credit')],
  ['摘要', summary],
  ...(['仕訳メモ', 'タグ', 'MF仕訳タイプ', '決算整理仕訳', '作成日時', '作成者', '最終更新日時', '最終更新者'] as const).map(
    (title): Column => [title],
  ),
];

/**
 * Columns: https://support.yayoi-kk.co.jp/subcontents.html?page_id=18545
 * Tax rates: https://support.yayoi-kk.co.jp/faq_Subcontents.html?page_id=1430
 * The file has no titles.
 */
const yayoi: readonly Column[] = [
  ['識別フラグ', always('2000')],
  ['伝票No.'],
  ['決算'],
  ['取引日付', day],
  ['借方勘定科目', account('debit')],
  ['借方補助科目', shortPartner('debit')],
  ['借方部門'],
  ['借方税区分', taxClass('debit', yayoiClasses)],
  ['借方金額', gross],
  ['借方税金額', tax('debit')],
  ['貸方勘定科目', account('credit')],
  ['貸方補助科目', shortPartner('credit')],
  ['貸方部門'],
  ['貸方税区分', taxClass('credit', yayoiClasses)],
  ['貸方金額', gross],
  ['貸方税金額', tax('credit')],
  ['摘要', shortSummary],
  ['番号'],
  ['期日'],
  ['タイプ', always('0')],
  ['生成元'],
  ['仕訳メモ'],
  ['付箋1'],
  ['付箋2'],
  ['調整', always('no')],
];

export const accountingColumns = perTable((program, content): readonly Column[] => {
  if (areDeals(program, content)) return freee;
  return { FREEE: freeeJournal, MONEY_FORWARD: moneyForward, YAYOI: yayoi }[program];
});

/** The titles of a file; that of 弥生 has none. */
export const accountingTitles = (table: AccountingTable): readonly string[] =>
  table.startsWith('YAYOI') ? [] : accountingColumns[table].map(([title]) => title);

/** The rows of entries. `before`: number of rows already in the file. */
export const accountingRows = (table: AccountingTable, entries: readonly Entry[], before: number): Cell[][] =>
  entries.map((entry, index) => accountingColumns[table].map(([, cell]) => cell?.(entry, before + index + 1) ?? null));
