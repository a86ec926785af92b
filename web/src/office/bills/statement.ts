import { typedDate } from '#domain/kernel/calendar/days.ts';
import type { CsvRecord } from '#domain/kernel/format/csv.ts';
import { normalizeText } from '#domain/kernel/validation.ts';

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

// The column names that banks use. A title like 入金日 or 入出金明細ID has no amount.
const noAmount = '(?!.*(?:日|名|内容|先|元|人|番号|ID)$)';
const dayTitle = /^(お?取引日|日付|お?取扱日|取引年月日|年月日|勘定日|入払日|預入払出日)/;
/** Three columns for year, month and day, as 操作日(年). */
const dateParts = ['年', '月', '日'].map((unit) => new RegExp(`^((操作|お?取引|お?取扱|入払)日)?[(]?${unit}[)]?$`));
const depositTitle = new RegExp(`^(入金|お?預入|お?預け?入れ|お?預り|お?預かり|受入)${noAmount}`);
/** One column for both directions: withdrawals are negative. */
const signedTitle = new RegExp(`^入出金${noAmount}`);
/** In this order: a column that is empty in a line gives way to the next one. */
const payerTitles = [/振込依頼人/, /^入出金(先|内容)/, /^(摘要内容|お?取引内容|お?取り?扱い?内容|内容)/, /^詳細2/, /摘要/, /^詳細1/];

/** Where a file has its facts. Lists are empty if the heading is missing. */
type Places = { readonly at: readonly number[]; readonly yen: number; readonly payer: readonly number[] };

const titlesOf = ({ cells }: CsvRecord): readonly string[] => cells.map((cell) => normalizeText(cell).replace(/\s/g, ''));

const placesOf = (record: CsvRecord): Places => {
  const titles = titlesOf(record);
  const place = (pattern: RegExp) => titles.findIndex((title) => pattern.test(title));
  const parts = dateParts.map(place);
  const day = place(dayTitle);
  return {
    at: parts.every((part) => part >= 0) ? parts : [day].filter((found) => found >= 0),
    yen: [depositTitle, signedTitle].map(place).find((found) => found >= 0) ?? -1,
    payer: payerTitles.map(place).filter((found) => found >= 0),
  };
};

const missingIn = ({ at, yen, payer }: Places): readonly string[] => [
  ...(at.length === 0 ? ['日付'] : []),
  ...(yen < 0 ? ['入金額'] : []),
  ...(payer.length === 0 ? ['振込依頼人名（または摘要）'] : []),
];

const SHOWN_TITLES = 12;
/** Says which heading is missing, and which headings the file has, so that the user can mend it. */
const headingFault = (head: readonly CsvRecord[]): string => {
  const inOrder = [...head].sort(
    (a, b) =>
      missingIn(placesOf(a)).length - missingIn(placesOf(b)).length ||
      titlesOf(b).filter((title) => title !== '').length - titlesOf(a).filter((title) => title !== '').length,
  );
  const [best] = inOrder;
  if (!best) return 'ファイルに行がありません。';
  const titles = titlesOf(best).filter((title) => title !== '');
  const shown = titles.slice(0, SHOWN_TITLES).map((title) => `「${title.slice(0, 20)}」`);
  const rest = titles.length > SHOWN_TITLES ? `ほか${titles.length - SHOWN_TITLES}列` : '';
  return `${missingIn(placesOf(best)).join('、')}の見出しが見つかりません。${best.line}行目にある見出し：${shown.join('')}${rest}。見出しを「日付」「入金額」「摘要」に書き換えて保存すると、読み取れます。`;
};

const linesText = (lines: readonly number[]): string => lines.map((line) => `${line}行目`).join('、');
/** The text about lines that could not be read. */
export const unreadText = (lines: readonly number[]): string => `読み取れない行があります：${linesText(lines)}`;

/** Reads `20261120`, `R8.11.20` and the date formats that people type, also with a time. */
const dayIn = (cells: readonly string[]): string | null => {
  const text = normalizeText(cells.join('/')).replace(/\s+\d{1,2}:\d{2}(:\d{2})?$/, '');
  const inEra = text.replace(/^(?:R|令和)\s?(\d{1,2})(?=[/年.-])/, (_, year) => String(Number(year) + 2018));
  return typedDate(inEra.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1/$2/$3'));
};
/** In a Shift_JIS file a yen sign reads as a backslash. */
const yenIn = (cell: string): number => Number(normalizeText(cell).replace(/[,¥\\円\s]/g, ''));

/** Reads a bank statement: finds the headings, then keeps the lines with deposits. */
export const statementOf = (records: readonly CsvRecord[]): Statement => {
  const within = records.slice(0, HEAD_WITHIN);
  const head = within.findIndex((record) => missingIn(placesOf(record)).length === 0);
  if (head < 0) return { fault: headingFault(within) };
  const titles = records[head] as CsvRecord;
  const places = placesOf(titles);
  const isSigned = signedTitle.test(titlesOf(titles)[places.yen] ?? '');
  const deposits: Deposit[] = [];
  const unread: number[] = [];
  for (const { line, cells } of records.slice(head + 1)) {
    const yen = yenIn(cells[places.yen] ?? '');
    if (yen === 0 || (isSigned && yen < 0)) continue;
    const at = dayIn(places.at.map((place) => cells[place] ?? ''));
    if (at === null || !Number.isInteger(yen) || yen < 0) {
      unread.push(line);
      continue;
    }
    const nth = deposits.filter((other) => other.at === at && other.yen === yen).length + 1;
    const payer = places.payer.map((place) => normalizeText(cells[place] ?? '')).find((text) => text !== '') ?? '';
    deposits.push({ id: String(line), line, at, yen, payer: payer.slice(0, 100) || '名義なし', nth });
  }
  if (deposits.length > DEPOSITS_MAX) return { fault: `一度に読み取れる入金は${DEPOSITS_MAX}件までです。期間を分けてください。` };
  if (deposits.length > 0) return { deposits, unread };
  return { fault: unread.length > 0 ? `入金の行がありません。${unreadText(unread)}` : '入金の行がありません。' };
};
