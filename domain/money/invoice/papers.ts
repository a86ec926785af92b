import { startOfJstDay } from '../../kernel/calendar/instants.ts';
import { formatYen } from '../../kernel/format/numbers.ts';
import { longDate, monthText } from '../../kernel/format/times.ts';
import type { BillTo, InvoiceLine, Issuer } from './content.ts';
import { receiptNumberOf } from './number.ts';
import { lineKind, paperTitles, transferFeeNote } from './paperNames.ts';
import { commonPo, printedRecipient } from './recipient.ts';

type Pair = readonly [label: string, value: string];

/** The content of a printed document, before layout. All texts are ready to print. */
export type Paper = {
  /** 「請求書」 */
  readonly title: string;
  readonly kind: string;
  /** Empty for a paper without a number. */
  readonly number: string;
  /** Printed beside the title. */
  readonly dates: readonly Pair[];
  readonly to: { readonly name: string; readonly lines: readonly string[] };
  readonly from: { readonly name: string; readonly lines: readonly string[] };
  /** Important notes at the top: related documents and what to do. */
  readonly remarks: readonly string[];
  readonly amount: { readonly label: string; readonly value: string; readonly beside: Pair | null };
  readonly lines: readonly { readonly day: string; readonly text: string; readonly rate: string; readonly net: string }[];
  /** A table of amounts that fits one sheet, in place of the lines. Its last rows are sums. */
  readonly table?: {
    readonly head: readonly string[];
    readonly rows: readonly (readonly string[])[];
    readonly ends: readonly (readonly string[])[];
  };
  /** One row per tax rate, then the total. */
  readonly sums: readonly { readonly label: string; readonly net: string; readonly tax: string; readonly total: string }[];
  /** The sums have no columns of net and tax, but rows that lead to the last one. */
  readonly isReckoning?: true;
  readonly notes: readonly string[];
  /** Printed across the sheet; null for none. */
  readonly mark: string | null;
  /** The date of the content (ms). The file uses it instead of the current time. */
  readonly at: number;
};

/** The fields of an invoice document that are printed. Amounts in yen, times in ms. */
export type PrintedInvoice = {
  readonly number: string;
  readonly month: string;
  readonly lines: readonly Omit<InvoiceLine, 'talentId'>[];
  readonly titles: readonly string[] | null;
  readonly poNumbers?: readonly string[] | null;
  /** The cast of each line; none until they are named, or after one is erased. */
  readonly casts?: readonly string[] | null;
  readonly rates: readonly { readonly percent: number; readonly net: number; readonly tax: number }[];
  readonly net: number;
  readonly tax: number;
  readonly total: number;
  readonly issuer: Issuer;
  readonly billTo: BillTo | null;
  readonly issuedAt: number;
  readonly dueAt: number;
  readonly voidedAt: number | null;
  readonly replaces: string | null;
  /** The advance payment that was set off. */
  readonly advance?: number;
};

const recipient = (billTo: BillTo | null): Paper['to'] =>
  billTo === null ? { name: '退会した会員', lines: [] } : printedRecipient(billTo);

export const issuerOf = ({ name, address, registrationNumber }: Issuer): Paper['from'] => ({
  name,
  lines: [address, `登録番号 ${registrationNumber}`],
});

const sumRow = (label: string, { net, tax }: { readonly net: number; readonly tax: number }): Paper['sums'][number] => ({
  label,
  net: formatYen(net),
  tax: formatYen(tax),
  total: formatYen(net + tax),
});

export const taxNote = '消費税は、税率ごとに1回、1円未満を切り捨てて計算しています。';

export const sumsOf = ({ rates, net, tax }: Pick<PrintedInvoice, 'rates' | 'net' | 'tax'>): Paper['sums'] => [
  ...rates.map((rate) => sumRow(`${rate.percent}%対象`, rate)),
  sumRow('合計', { net, tax }),
];

/** The content of a printed qualified invoice. `successor`: its correction's number, or null. */
export const invoicePaper = (invoice: PrintedInvoice, successor: string | null): Paper => {
  const { number, month, lines, titles, casts, total, issuer, billTo, issuedAt, dueAt, voidedAt, replaces } = invoice;
  const { poNumbers = null, advance = 0 } = invoice;
  const isVoid = voidedAt !== null;
  const po = commonPo(poNumbers);
  const poOfLine = (index: number): string => (!po && poNumbers?.[index] ? `発注番号 ${poNumbers[index]}` : '');
  return {
    title: paperTitles.invoice,
    kind: `適格請求書・${monthText(month)}に完了したお仕事`,
    number,
    dates: [['発行日', longDate(issuedAt)], ...(po ? [['発注番号', po] as const] : [])],
    to: recipient(billTo),
    from: issuerOf(issuer),
    remarks: [
      ...(isVoid ? [`この請求書は${longDate(voidedAt)}に無効になりました。お支払いは不要です。`] : []),
      ...(successor === null ? [] : [`訂正後の請求書：${successor}`]),
      ...(replaces === null ? [] : [`無効にした請求書 ${replaces} を訂正したものです。`]),
      ...(advance > 0
        ? [`前受金 ${formatYen(advance)} を充当しました。お支払いいただく金額は ${formatYen(total - advance)}（税込）です。`]
        : []),
    ],
    amount: { label: 'ご請求金額（税込）', value: formatYen(total), beside: ['お支払期限', longDate(dueAt)] },
    lines: lines.map((line, index) => ({
      day: line.day.slice(5).replace('-', '/'),
      text: [`${titles?.[index] ?? 'お仕事'}${lineKind(line)}`, casts?.[index], poOfLine(index)].filter(Boolean).join('　'),
      rate: `${line.percent}%`,
      net: formatYen(line.net),
    })),
    sums: sumsOf(invoice),
    notes: [...(issuer.bank === '' || isVoid ? [] : [`お振込先　${issuer.bank}`, transferFeeNote]), taxNote],
    mark: isVoid ? '無効' : null,
    at: voidedAt ?? issuedAt,
  };
};

/** A credit note of an invoice document. `before`: the sum of earlier credit notes, with tax. */
export type PrintedCredit = {
  readonly number: string;
  readonly rates: PrintedInvoice['rates'];
  readonly net: number;
  readonly tax: number;
  readonly total: number;
  readonly at: number;
  /** The explanation for the client. */
  readonly remark: string | null;
  readonly before: number;
};

const less = (text: string): string => `▲${text}`;

/** The content of a printed qualified credit note (適格返還請求書). */
export const creditPaper = (invoice: PrintedInvoice, credit: PrintedCredit): Paper => {
  const { number, month, issuer, billTo, issuedAt, total, dueAt } = invoice;
  const { rates, at, remark, before } = credit;
  const asked = total - before;
  return {
    title: paperTitles.credit,
    kind: `適格返還請求書・請求書 ${number}（${longDate(issuedAt)}発行）の一部を減額します`,
    number: credit.number,
    dates: [['発行日', longDate(at)]],
    to: recipient(billTo),
    from: issuerOf(issuer),
    remarks: [],
    amount: { label: '減額する金額（税込）', value: less(formatYen(credit.total)), beside: null },
    lines: rates.map(({ percent, net }) => ({
      day: '',
      text: `${monthText(month)}に完了したお仕事の減額`,
      rate: `${percent}%`,
      net: less(formatYen(net)),
    })),
    sums: sumsOf(credit).map((row) => ({ ...row, net: less(row.net), tax: less(row.tax), total: less(row.total) })),
    notes: [
      ...(remark ? [`減額の内容　${remark}`] : []),
      `請求書 ${number} の金額 ${formatYen(asked)} から ${less(formatYen(credit.total))}、減額後のご請求金額は ${formatYen(asked - credit.total)}（税込）です。`,
      `まだお支払いでない場合は、${longDate(dueAt)}までに減額後の金額をお振り込みください。${issuer.bank === '' ? '' : `お振込先　${issuer.bank}`}`,
      `請求書 ${number} はそのまま有効です。この返還請求書とあわせて保存してください。`,
    ],
    mark: null,
    at,
  };
};

/** A valid payment: its position in the invoice from 1, its yen, and its day (JST). */
export type Receipt = { readonly nth: number; readonly yen: number; readonly on: string };

/** The tax part of a payment; null if it is unknown, with several rates or an overpayment. */
const shareOf = (yen: number, invoice: PrintedInvoice): Paper['sums'] | null => {
  const { rates, total } = invoice;
  if (yen === total) return sumsOf(invoice);
  const [rate, ...others] = rates;
  if (!rate || others.length > 0 || yen > total) return null;
  const tax = Math.floor((yen * rate.percent) / (100 + rate.percent));
  return sumsOf({ rates: [{ ...rate, net: yen - tax, tax }], net: yen - tax, tax });
};

export const receiptPaper = (invoice: PrintedInvoice, { nth, yen, on }: Receipt): Paper => {
  const { number, month, issuer, billTo, issuedAt } = invoice;
  const at = startOfJstDay(on);
  const share = shareOf(yen, invoice);
  return {
    title: paperTitles.receipt,
    kind: '電子領収書',
    number: receiptNumberOf(number, nth),
    dates: [['領収日', longDate(at)]],
    to: recipient(billTo),
    from: issuerOf(issuer),
    remarks: [],
    amount: { label: '領収金額（税込）', value: formatYen(yen), beside: null },
    lines: [],
    sums: share ?? [],
    notes: [
      `但し、${monthText(month)}に完了したお仕事の代金として、上記の金額を領収いたしました。`,
      `請求書 ${number}（${longDate(issuedAt)}発行）へのお支払いです。${share ? '' : '税率ごとの内訳は、請求書をご確認ください。'}`,
      '電子データで発行した領収書のため、収入印紙は不要です。',
    ],
    mark: null,
    at,
  };
};
