import { typedDate } from '#domain/kernel/calendar/days.ts';
import { isJstDate } from '#domain/kernel/calendar/instants.ts';
import type { CsvRecord } from '#domain/kernel/format/csv.ts';
import { normalizeText } from '#domain/kernel/validation.ts';
import { type Deposit as BankDeposit, numbered } from '#domain/money/invoice/deposits.ts';
import type { StatementColumns } from '#domain/money/statementLayout/fields.ts';

export type Deposit = BankDeposit & { readonly id: string; readonly line: number };
/** `unread`: lines with an amount that could not be parsed. */
export type Statement = { readonly deposits: readonly Deposit[]; readonly unread: readonly number[] } | { readonly fault: string };

/** Where a file has its facts. Lists are empty, and `yen` is -1, if unknown. */
export type Columns = StatementColumns;

/** The limit of deposits per file; each is one command. */
export const DEPOSITS_MAX = 300;

const linesText = (lines: readonly number[]): string => lines.map((line) => `${line}行目`).join('、');
export const unreadText = (lines: readonly number[]): string => `読み取れない行があります：${linesText(lines)}`;

/** The year before the first year of 令和. */
const ERA_BEGINS = 2018;
/** A year of one or two digits: up to 18 of 令和 (until 2036), above of the century (from 2019). */
const fullYear = (digits: string): string => String(Number(digits) + (Number(digits) <= ERA_BEGINS % 100 ? ERA_BEGINS : 2000));

/**
 * Reads the date formats that people type, also as `20261120`, `081120`, `R8.11.20` or with a time;
 * null for other texts and for days that do not exist.
 */
export const dayIn = (cells: readonly string[]): string | null => {
  const text = normalizeText(cells.join('/'))
    .replace(/\s+\d{1,2}:\d{2}(:\d{2})?$/, '')
    .replace(/^(\d{2}|\d{4})(\d{2})(\d{2})$/, '$1/$2/$3')
    .replace(/^(?:R|令和)\s?(\d{1,2})(?=[/年.-])/, (_, year) => String(Number(year) + ERA_BEGINS))
    .replace(/^\d{1,2}(?=[/年.-])/, fullYear);
  const day = typedDate(text);
  return day !== null && isJstDate(day) ? day : null;
};
/** In a Shift_JIS file a yen sign reads as a backslash. */
export const yenIn = (cell: string): number => Number(normalizeText(cell).replace(/[,¥\\円\s]/g, ''));
/** The balance in a cell; null if there is none. */
const balanceIn = (cell: string): number | null => {
  const yen = yenIn(cell);
  return cell.trim() !== '' && Number.isInteger(yen) ? yen : null;
};
const idOf = ({ at, yen, payer, balance, nth }: BankDeposit): string => [at, yen, payer, balance, nth].join('_');

const deposited = /^(?:0?1|入|入金.*|預入?|受入)$/;
const withdrawn = /^(?:0?2|出|出金.*|払出?|支払)$/;

export const statementOf = (lines: readonly CsvRecord[], columns: Columns): Statement => {
  const found: (Omit<BankDeposit, 'nth'> & { readonly line: number })[] = [];
  const unread: number[] = [];
  for (const { line, cells } of lines) {
    const yen = yenIn(cells[columns.yen] ?? '');
    const direction = columns.direction === null ? null : normalizeText(cells[columns.direction] ?? '');
    if (yen === 0 || (columns.isSigned && yen < 0) || (direction !== null && withdrawn.test(direction))) continue;
    const at = dayIn(columns.at.map((place) => cells[place] ?? ''));
    if (at === null || !Number.isInteger(yen) || yen < 0 || (direction !== null && !deposited.test(direction))) {
      unread.push(line);
      continue;
    }
    const payer = columns.payer.map((place) => normalizeText(cells[place] ?? '')).find((text) => text !== '') ?? '';
    const balance = columns.balance === null ? null : balanceIn(cells[columns.balance] ?? '');
    found.push({ line, at, yen, payer: payer.slice(0, 100) || '名義なし', balance });
  }
  const deposits = numbered(found).map((deposit) => ({ ...deposit, id: idOf(deposit) }));
  if (deposits.length > DEPOSITS_MAX) return { fault: `一度に読み取れる入金は${DEPOSITS_MAX}件までです。期間を分けてください。` };
  if (deposits.length > 0) return { deposits, unread };
  return { fault: unread.length > 0 ? `入金の行がありません。${unreadText(unread)}` : '入金の行がありません。' };
};
