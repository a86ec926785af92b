import { typedDate } from '#domain/calendar/days.ts';
import type { CsvRecord } from '#domain/format/csv.ts';
import { normalizeKana, normalizeText } from '#domain/kernel/validation.ts';
import type { InvoiceDocument } from '#projections/invoice/invoices.schema.ts';

/**
 * A deposit in the bank account. `nth`: its position among equal amounts of the same day, since the
 * file has only days.
 */
export type Deposit = {
  readonly id: string;
  readonly line: number;
  readonly at: string;
  readonly yen: number;
  readonly payer: string;
  readonly nth: number;
};
/** `unread`: lines with an amount that could not be parsed. */
export type Statement = { readonly deposits: readonly Deposit[]; readonly unread: readonly number[] } | { readonly fault: string };

/** The limit of deposits per file; each is one command. */
export const DEPOSITS_MAX = 300;
/** The headings must be within this many lines; banks put other lines above them. */
const HEAD_WITHIN = 20;

/** The column names that banks use; the first match wins. */
const headings = {
  at: /^(お?取引日|日付|お?取扱日|取引年月日|年月日|勘定日|入払日|預入払出日)/,
  yen: /^(入金|お?預入|お?預け?入れ|お?預り|預かり)/,
  payer: [/振込依頼人/, /^(摘要内容|取引内容|お?取扱内容|内容)/, /摘要/],
} as const;

const placesOf = ({ cells }: CsvRecord) => {
  const titles = cells.map((cell) => normalizeText(cell).replace(/\s/g, ''));
  const place = (pattern: RegExp) => titles.findIndex((title) => pattern.test(title));
  const payer = headings.payer.map(place).find((at) => at >= 0) ?? -1;
  return { at: place(headings.at), yen: place(headings.yen), payer };
};

/** Reads `20261120` and the date formats that people type. */
const dayIn = (cell: string): string | null => typedDate(normalizeText(cell).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1/$2/$3'));
const yenIn = (cell: string): number => Number(normalizeText(cell).replace(/[,¥円\s]/g, ''));

/** Reads a bank statement: finds the headings, then keeps the lines with deposits. */
export const statementOf = (records: readonly CsvRecord[]): Statement => {
  const head = records.slice(0, HEAD_WITHIN).findIndex((record) => Object.values(placesOf(record)).every((place) => place >= 0));
  if (head < 0) return { fault: '日付、入金額、振込依頼人名（または摘要）の見出しが見つかりません。' };
  const places = placesOf(records[head] as CsvRecord);
  const deposits: Deposit[] = [];
  const unread: number[] = [];
  for (const { line, cells } of records.slice(head + 1)) {
    const yen = yenIn(cells[places.yen] ?? '');
    if (yen === 0) continue;
    const at = dayIn(cells[places.at] ?? '');
    if (at === null || !Number.isInteger(yen) || yen < 0) {
      unread.push(line);
      continue;
    }
    const nth = deposits.filter((other) => other.at === at && other.yen === yen).length + 1;
    deposits.push({ id: String(line), line, at, yen, payer: normalizeText(cells[places.payer] ?? '').slice(0, 100) || '名義なし', nth });
  }
  if (deposits.length > DEPOSITS_MAX) return { fault: `一度に読み取れる入金は${DEPOSITS_MAX}件までです。期間を分けてください。` };
  return deposits.length === 0 ? { fault: '入金の行がありません。' } : { deposits, unread };
};

const small = 'ァィゥェォッャュョヮ';
const large = 'アイウエオツヤユヨワ';
/** Company forms, in full and as banks abbreviate them. */
const forms = /株式会社|有限会社|合同会社|カブシキガイシヤ|ユウゲンガイシヤ|ゴウドウガイシヤ|[(]?[カユド][)]|[(][カユド]$/g;

/** A name as banks write it: large kana, without company form and punctuation. */
export const payerKey = (name: string): string =>
  [...normalizeKana(normalizeText(name)).toUpperCase()]
    .map((character) => large[small.indexOf(character)] ?? character)
    .join('')
    .replace(forms, '')
    .replace(/[ー\-‐−]|[^\p{L}\p{N}]/gu, '');

/** A shorter name would match too many others. */
const KEY_MIN = 3;
const isSame = (payer: string, key: string): boolean =>
  Math.min(payer.length, key.length) >= KEY_MIN && (payer.includes(key) || key.includes(payer));

/** An unpaid invoice and the names that may be on its payment. */
export type Awaiting = Pick<InvoiceDocument, 'id' | 'number' | 'total' | 'paid' | 'dueAt'> & { readonly names: readonly string[] };

/** How a deposit matches. `amount`: only the amount matches one invoice, the payer is unknown. */
export type Fit = 'exact' | 'partial' | 'surplus';
/** The suggested invoice of a deposit. */
export type Suggestion = { readonly deposit: Deposit; readonly fit: Fit | 'amount' | 'unknown'; readonly number: string | null };

/** Compares a deposit with the owed amount (yen). */
export const fitOf = (yen: number, owed: number): Fit => (yen === owed ? 'exact' : yen < owed ? 'partial' : 'surplus');

/**
 * Suggests an invoice per deposit: the payer's with that amount, else the earliest due. Amounts
 * count once.
 */
export const suggest = (deposits: readonly Deposit[], invoices: readonly Awaiting[]): Suggestion[] => {
  const owed = new Map(invoices.map(({ number, total, paid }) => [number, total - paid]));
  const owedOn = ({ number }: Awaiting): number => owed.get(number) ?? 0;
  const byDue = [...invoices].sort((a, b) => a.dueAt - b.dueAt);
  const keys = new Map(invoices.map(({ number, names }) => [number, names.map(payerKey)]));
  return deposits.map((deposit): Suggestion => {
    const payer = payerKey(deposit.payer);
    const open = byDue.filter((invoice) => owedOn(invoice) > 0);
    const ofPayer = open.filter(({ number }) => keys.get(number)?.some((key) => isSame(payer, key)));
    const chosen = ofPayer.find((invoice) => owedOn(invoice) === deposit.yen) ?? ofPayer[0];
    if (chosen) {
      const fit = fitOf(deposit.yen, owedOn(chosen));
      owed.set(chosen.number, Math.max(owedOn(chosen) - deposit.yen, 0));
      return { deposit, fit, number: chosen.number };
    }
    const [first, ...others] = open.filter((invoice) => owedOn(invoice) === deposit.yen);
    return first && others.length === 0 ? { deposit, fit: 'amount', number: first.number } : { deposit, fit: 'unknown', number: null };
  });
};
