import { lastOfMonth } from '../../kernel/calendar/days.ts';
import { jstDate } from '../../kernel/calendar/instants.ts';
import type { BillTo, InvoiceLine } from './content.ts';

/** The accounting programs with an import format for issued invoices. */
export const accountingTables = ['FREEE', 'MONEY_FORWARD', 'YAYOI'] as const;
export type AccountingTable = (typeof accountingTables)[number];

/** The name of each program and format. */
export const accountingLabels: Record<AccountingTable, string> = {
  FREEE: 'freee会計（取引インポート）',
  MONEY_FORWARD: 'マネーフォワード クラウド会計（仕訳帳）',
  YAYOI: '弥生会計（弥生インポート形式）',
};

/** The data of an invoice for accounting. Amounts in yen. */
export type Booked = {
  readonly number: string;
  readonly month: string;
  readonly rates: readonly { readonly percent: number; readonly net: number; readonly tax: number }[];
  /** null: the client has left. */
  readonly billTo: Pick<BillTo, 'company'> | null;
  readonly dueAt: number;
};

/**
 * The sales of an invoice at one rate: one entry in the books, so that no product has to join rows.
 */
type Sale = {
  readonly invoice: Booked;
  /** Number of the row in the file, from 1. */
  readonly nth: number;
  readonly percent: InvoiceLine['percent'];
  readonly tax: number;
  /** Amount with tax (yen). */
  readonly gross: number;
};
type Cell = string | number | null;
type Column = readonly [title: string, cell?: (sale: Sale) => Cell];

const slashed = (day: string): string => day.replaceAll('-', '/');
/** The date of sale: the last day of the closing month, independent of the date of issue. */
const soldOn = ({ invoice }: Sale): string => slashed(lastOfMonth(`${invoice.month}-01`));
const company = ({ invoice }: Sale): string => invoice.billTo?.company ?? '退会した会員';
const summaryOf = ({ invoice }: Sale, client: string): string => `請求書${invoice.number} ${client} ${invoice.month}分`;
const summary = (sale: Sale): string => summaryOf(sale, company(sale));

/** The bytes of a text in Shift_JIS: one for letters of half width, two for others. */
const bytesOf = (text: string): number => [...text].reduce((sum, sign) => sum + (/^[\x20-\x7e｡-ﾟ]$/.test(sign) ? 1 : 2), 0);
/** The beginning of a text within a number of bytes, cut between characters. */
const within = (text: string, bytes: number): string => {
  const signs = [...text];
  const end = signs.findIndex((_, at) => bytesOf(signs.slice(0, at + 1).join('')) > bytes);
  return end < 0 ? text : signs.slice(0, end).join('');
};
/** 弥生 takes 64 bytes. Only the name is cut, so that number and month stay. */
const YAYOI_SUMMARY_BYTES = 64;
const shortSummary = (sale: Sale): string => summaryOf(sale, within(company(sale), YAYOI_SUMMARY_BYTES - bytesOf(summaryOf(sale, ''))));
const gross = ({ gross: yen }: Sale): number => yen;
const tax = ({ tax: yen }: Sale): number => yen;
const always = (text: string) => (): string => text;

/**
 * https://support.freee.co.jp/hc/ja/articles/202847320 : an unsettled deal, so without the columns
 * of the settlement.
 */
const freee: readonly Column[] = [
  ['収支区分', always('収入')],
  ['管理番号', ({ invoice }) => invoice.number],
  ['発生日', soldOn],
  ['決済期日', ({ invoice }) => slashed(jstDate(invoice.dueAt))],
  ['取引先', company],
  ['勘定科目', always('売上高')],
  ['税区分', ({ percent }) => `課税売上${percent}%`],
  ['金額', gross],
  ['税計算区分', always('内税')],
  ['税額', tax],
  ['備考', summary],
  ...(['品目', '部門', 'メモタグ', 'セグメント1', 'セグメント2', 'セグメント3', '決済日', '決済口座', '決済金額'] as const).map(
    (title): Column => [title],
  ),
];

/**
 * https://biz.moneyforward.com/support/tax-return/guide/import-books/ib01.html : it rejects
 * unregistered names, so the client is only in 摘要.
 */
const moneyForward: readonly Column[] = [
  ['取引No', ({ nth }) => nth],
  ['取引日', soldOn],
  ['借方勘定科目', always('売掛金')],
  ...(['借方補助科目', '借方部門', '借方取引先'] as const).map((title): Column => [title]),
  ['借方税区分', always('対象外')],
  ['借方インボイス'],
  ['借方金額(円)', gross],
  ['借方税額'],
  ['貸方勘定科目', always('売上高')],
  ...(['貸方補助科目', '貸方部門', '貸方取引先'] as const).map((title): Column => [title]),
  ['貸方税区分', ({ percent }) => `課税売上 ${percent}%`],
  ['貸方インボイス'],
  ['貸方金額(円)', gross],
  ['貸方税額', tax],
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
  ['取引日付', soldOn],
  ['借方勘定科目', always('売掛金')],
  ['借方補助科目'],
  ['借方部門'],
  ['借方税区分', always('対象外')],
  ['借方金額', gross],
  ['借方税金額'],
  ['貸方勘定科目', always('売上高')],
  ['貸方補助科目'],
  ['貸方部門'],
  ['貸方税区分', ({ percent }) => `課税売上内${percent}%`],
  ['貸方金額', gross],
  ['貸方税金額', tax],
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

/** The columns of each product's import format, with the product's titles. */
export const accountingColumns: Readonly<Record<AccountingTable, readonly Column[]>> = {
  FREEE: freee,
  MONEY_FORWARD: moneyForward,
  YAYOI: yayoi,
};

/** The rows of an invoice, one per tax rate. `before`: number of rows already in the file. */
export const accountingRows = (table: AccountingTable, invoice: Booked, before: number): Cell[][] =>
  invoice.rates.map(({ percent, net, tax: yen }, index) => {
    const sale: Sale = { invoice, nth: before + index + 1, percent, tax: yen, gross: net + yen };
    return accountingColumns[table].map(([, cell]) => cell?.(sale) ?? null);
  });
