import { lastOfMonth } from '../../kernel/calendar/days.ts';
import { jstDate } from '../../kernel/calendar/instants.ts';
import type { BillTo, InvoiceRate } from './content.ts';
import type { PaymentKind } from './state.ts';

/** The accounting programs, and the files of a month for each: its sales, or its receipts. */
export const accountingTables = ['FREEE', 'MONEY_FORWARD', 'YAYOI', 'FREEE_RECEIPTS', 'MONEY_FORWARD_RECEIPTS', 'YAYOI_RECEIPTS'] as const;
export type AccountingTable = (typeof accountingTables)[number];

/** The name of each program and format. */
export const accountingLabels: Record<AccountingTable, string> = {
  FREEE: 'freee会計（取引インポート）',
  MONEY_FORWARD: 'マネーフォワード クラウド会計（仕訳帳）',
  YAYOI: '弥生会計（弥生インポート形式）',
  FREEE_RECEIPTS: 'freee会計（入金と返還：仕訳インポート）',
  MONEY_FORWARD_RECEIPTS: 'マネーフォワード クラウド会計（入金と返還：仕訳帳）',
  YAYOI_RECEIPTS: '弥生会計（入金と返還：弥生インポート形式）',
};
/** Whether a file has receipts and credit notes by their days, in place of sales. */
export const hasReceipts = (table: AccountingTable): boolean => table.endsWith('_RECEIPTS');

/** The data of an invoice for accounting. Amounts in yen. */
export type Booked = {
  readonly number: string;
  readonly month: string;
  readonly rates: readonly InvoiceRate[];
  /** null: the client has left. */
  readonly billTo: Pick<BillTo, 'company'> | null;
  readonly dueAt: number;
};
/** What was received for an invoice, and its credit notes. Struck payments are left out. */
export type Received = Booked & {
  readonly payments: readonly { readonly kind: PaymentKind; readonly yen: number; readonly on: string }[];
  readonly credits: readonly { readonly number: string; readonly rates: readonly InvoiceRate[]; readonly at: number }[];
};

/** One side of an entry. With `percent` it is taxed sales, or their return. */
type Side = { readonly account: string; readonly isOfClient?: boolean; readonly percent?: number; readonly tax?: number };
/** An entry in the books with one row, so that no product has to join rows. */
type Entry = {
  readonly invoice: Booked;
  /** Number of the row in the file, from 1. */
  readonly nth: number;
  /** The day of the entry (JST). */
  readonly on: string;
  readonly debit: Side;
  readonly credit: Side;
  /** Amount with tax (yen). */
  readonly yen: number;
  /** 摘要 before and after the client's name. */
  readonly said: readonly [before: string, after: string];
};
type Cell = string | number | null;
type Column = readonly [title: string, cell?: (entry: Entry) => Cell];

const receivable: Side = { account: '売掛金', isOfClient: true };
const advance: Side = { account: '前受金', isOfClient: true };
const bank: Side = { account: '普通預金' };

/** The other side of 売掛金, and the words, of each kind of payment. */
const kinds: Readonly<Record<PaymentKind, readonly [Side, string]>> = {
  TRANSFER: [bank, '入金'],
  // Without a deduction of the tax in it: the operator has no invoice of the client's bank.
  FEE: [{ account: '支払手数料' }, '振込手数料'],
  REFUND: [bank, '過入金の返金'],
  CARRIED: [advance, '過入金を前受金へ'],
  ADVANCE: [advance, '前受金の充当'],
};

/** The sales of an invoice, one entry per tax rate, on the last day of its closing month. */
export const salesOf = (invoice: Booked): Omit<Entry, 'nth'>[] =>
  invoice.rates.map(({ percent, net, tax }) => ({
    invoice,
    on: lastOfMonth(`${invoice.month}-01`),
    debit: receivable,
    credit: { account: '売上高', percent, tax },
    yen: net + tax,
    said: [`請求書${invoice.number}`, `${invoice.month}分`],
  }));

/** The receipts and credit notes of a month (JST), by their days. */
export const receiptsOf = (invoice: Received, month: string): Omit<Entry, 'nth'>[] => {
  const received = invoice.payments.map(({ kind, yen, on }): Omit<Entry, 'nth'> => {
    const [other, words] = kinds[kind];
    const [debit, credit] = yen < 0 ? [receivable, other] : [other, receivable];
    return { invoice, on, debit, credit, yen: Math.abs(yen), said: [`請求書${invoice.number}`, words] };
  });
  const credited = invoice.credits.flatMap(({ number, rates, at }) =>
    rates.map(({ percent, net, tax }): Omit<Entry, 'nth'> => {
      const debit = { account: '売上高', percent, tax };
      return {
        invoice,
        on: jstDate(at),
        debit,
        credit: receivable,
        yen: net + tax,
        said: [`返還請求書${number}`, `請求書${invoice.number}の減額`],
      };
    }),
  );
  return [...received, ...credited].filter(({ on }) => on.startsWith(month)).sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
};

const slashed = (day: string): string => day.replaceAll('-', '/');
const day = ({ on }: Entry): string => slashed(on);
const company = ({ invoice }: Entry): string => invoice.billTo?.company ?? '退会した会員';
const summaryOf = ({ said: [before, after] }: Entry, client: string): string => `${before} ${client} ${after}`;
const summary = (entry: Entry): string => summaryOf(entry, company(entry));

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
const shortSummary = (entry: Entry): string =>
  summaryOf(entry, within(company(entry), YAYOI_SUMMARY_BYTES - bytesOf(summaryOf(entry, ''))));
const gross = ({ yen }: Entry): number => yen;
const always = (text: string) => (): string => text;

type SideName = 'debit' | 'credit';
const account = (side: SideName) => (entry: Entry) => entry[side].account;
/** The client, on the sides that are kept per client. */
const partner = (side: SideName) => (entry: Entry) => (entry[side].isOfClient ? company(entry) : null);
const shortPartner = (side: SideName) => (entry: Entry) => (entry[side].isOfClient ? within(company(entry), YAYOI_NAME_BYTES) : null);
const tax = (side: SideName) => (entry: Entry) => entry[side].tax ?? null;
/** The tax class. Taxed sales on the debit side are a return of sales. */
const taxClass = (side: SideName, sales: string, returned: string) => (entry: Entry) => {
  const { percent } = entry[side];
  return percent === undefined ? '対象外' : `${side === 'credit' ? sales : returned}${percent}%`;
};

/**
 * https://support.freee.co.jp/hc/ja/articles/202847320 : an unsettled deal, so without the columns
 * of the settlement.
 */
const freee: readonly Column[] = [
  ['収支区分', always('収入')],
  ['管理番号', ({ invoice }) => invoice.number],
  ['発生日', day],
  ['決済期日', ({ invoice }) => slashed(jstDate(invoice.dueAt))],
  ['取引先', company],
  ['勘定科目', account('credit')],
  ['税区分', taxClass('credit', '課税売上', '課税売返')],
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
  ['伝票番号', ({ nth }) => nth],
  ['決算整理仕訳'],
  ['借方勘定科目', account('debit')],
  ['借方補助科目'],
  ['借方取引先', partner('debit')],
  ['借方金額', gross],
  ['借方税区分', taxClass('debit', '課税売上', '課税売返')],
  ['借方税額', tax('debit')],
  ['貸方勘定科目', account('credit')],
  ['貸方補助科目'],
  ['貸方取引先', partner('credit')],
  ['貸方金額', gross],
  ['貸方税区分', taxClass('credit', '課税売上', '課税売返')],
  ['貸方税額', tax('credit')],
  ['摘要', summary],
];

/**
 * https://biz.moneyforward.com/support/tax-return/guide/import-books/ib01.html : it rejects
 * sub-accounts that are not registered, so the client is the partner (取引先).
 */
const moneyForward: readonly Column[] = [
  ['取引No', ({ nth }) => nth],
  ['取引日', day],
  ['借方勘定科目', account('debit')],
  ['借方補助科目'],
  ['借方部門'],
  ['借方取引先', partner('debit')],
  ['借方税区分', taxClass('debit', '課税売上 ', '課税売上-返還等 ')],
  ['借方インボイス'],
  ['借方金額(円)', gross],
  ['借方税額', tax('debit')],
  ['貸方勘定科目', account('credit')],
  ['貸方補助科目'],
  ['貸方部門'],
  ['貸方取引先', partner('credit')],
  ['貸方税区分', taxClass('credit', '課税売上 ', '課税売上-返還等 ')],
  ['貸方インボイス'],
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
  ['借方税区分', taxClass('debit', '課税売上内', '課税売返内')],
  ['借方金額', gross],
  ['借方税金額', tax('debit')],
  ['貸方勘定科目', account('credit')],
  ['貸方補助科目', shortPartner('credit')],
  ['貸方部門'],
  ['貸方税区分', taxClass('credit', '課税売上内', '課税売返内')],
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

/** The columns of each product's import format, with the product's titles. */
export const accountingColumns: Readonly<Record<AccountingTable, readonly Column[]>> = {
  FREEE: freee,
  MONEY_FORWARD: moneyForward,
  YAYOI: yayoi,
  FREEE_RECEIPTS: freeeJournal,
  MONEY_FORWARD_RECEIPTS: moneyForward,
  YAYOI_RECEIPTS: yayoi,
};

/** The titles of a file; that of 弥生 has none. */
export const accountingTitles = (table: AccountingTable): readonly string[] =>
  table.startsWith('YAYOI') ? [] : accountingColumns[table].map(([title]) => title);

/** The rows of entries. `before`: number of rows already in the file. */
export const accountingRows = (table: AccountingTable, entries: readonly Omit<Entry, 'nth'>[], before: number): Cell[][] =>
  entries.map((entry, index) => accountingColumns[table].map(([, cell]) => cell?.({ ...entry, nth: before + index + 1 }) ?? null));
