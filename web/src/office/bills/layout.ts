import type { CsvRecord } from '#domain/kernel/format/csv.ts';
import { normalizeText } from '#domain/kernel/validation.ts';
import { type Columns, dayIn, yenIn } from './statement.ts';

/** The headings must be within this many lines; banks put other lines above them. */
const HEAD_WITHIN = 20;

// The column names that banks use. A title like 入金日 or 入出金明細ID has no amount.
const noAmount = '(?!.*(?:日|名|内容|先|元|人|番号|ID)$)';
const dayTitle = /^(お?取引日|日付|お?取扱日|取引年月日|年月日|勘定日|入払日|預入払出日)/;
/** Three columns for year, month and day, as 操作日(年). */
const dateParts = ['年', '月', '日'].map((unit) => new RegExp(`^((操作|お?取引|お?取扱|入払)日)?[(]?${unit}[)]?$`));
const depositTitle = new RegExp(`^(入金|お?預入|お?預け?入れ|お?預り|お?預かり|受入)${noAmount}`);
const signedTitle = new RegExp(`^入出金${noAmount}`);
const balanceTitle = /残高|^現在.*高$/;
const payerTitles = [/振込依頼人/, /^入出金(先|内容)/, /^(摘要内容|お?取引内容|お?取り?扱い?内容|内容)/, /^詳細2/, /摘要/, /^詳細1/];

const titlesOf = ({ cells }: CsvRecord): readonly string[] => cells.map((cell) => normalizeText(cell).replace(/\s/g, ''));

const columnsOf = (record: CsvRecord): Columns => {
  const titles = titlesOf(record);
  const place = (pattern: RegExp) => titles.findIndex((title) => pattern.test(title));
  const parts = dateParts.map(place);
  const yen = [depositTitle, signedTitle].map(place).find((found) => found >= 0) ?? -1;
  return {
    at: parts.every((part) => part >= 0) ? parts : [place(dayTitle)].filter((found) => found >= 0),
    yen,
    isSigned: signedTitle.test(titles[yen] ?? ''),
    direction: null,
    balance: [place(balanceTitle)].find((found) => found >= 0) ?? null,
    payer: payerTitles.map(place).filter((found) => found >= 0),
  };
};

/** The facts without a column; a file can be read if there are none. */
export const missingIn = ({ at, yen, payer }: Columns): readonly string[] => [
  ...(at.length === 0 ? ['日付'] : []),
  ...(yen < 0 ? ['入金額'] : []),
  ...(payer.length === 0 ? ['名義'] : []),
];

/** A day, a number or an amount; a heading has none. */
const isFact = (cell: string): boolean => dayIn([cell]) !== null || (/\d/.test(cell) && Number.isFinite(yenIn(cell)));
const filledIn = ({ cells }: CsvRecord): number => cells.filter((cell) => cell.trim() !== '').length;
/** A deposit has a day and an amount, and is no short line about the account. */
const isLine = (record: CsvRecord, width: number): boolean => record.cells.filter(isFact).length >= 2 && filledIn(record) * 2 >= width;

export type Layout = {
  /** Equal for the files of a bank: the headings, or the number of columns. */
  readonly key: string;
  readonly width: number;
  /** The line of the headings; null if there is none. */
  readonly head: CsvRecord | null;
  /** The lines below the headings, or all. */
  readonly body: readonly CsvRecord[];
  /** The columns that the headings name; some may be missing. */
  readonly named: Columns;
};

/** Day, amount and payer. */
const WIDTH_MIN = 3;

/**
 * The line of the headings: known ones, or else the fullest line without days and numbers above the
 * deposits. Lines above it are not read, so no deposit may be there.
 */
const headOf = (within: readonly CsvRecord[], width: number): CsvRecord | null => {
  const known = within.find((record) => missingIn(columnsOf(record)).length === 0);
  const first = within.findIndex((record) => isLine(record, width));
  const above = within.slice(0, first < 0 ? undefined : first);
  const titled = above.filter((record) => filledIn(record) >= WIDTH_MIN && !record.cells.some(isFact));
  return known ?? titled.reduce<CsvRecord | null>((best, each) => (best && filledIn(best) >= filledIn(each) ? best : each), null);
};

/** Finds the headings of a file. Lines above them are about the account. */
export const layoutOf = (records: readonly CsvRecord[]): Layout | { readonly fault: string } => {
  const within = records.slice(0, HEAD_WITHIN);
  const width = Math.max(0, ...within.map(({ cells }) => cells.length));
  if (width < WIDTH_MIN)
    return { fault: '日付・入金額・名義の列が見つかりません。カンマかタブで区切られた明細のファイルを選んでください。' };
  const head = headOf(within, width);
  return {
    key: head ? titlesOf(head).join(',') : `${width}列`,
    width,
    head,
    body: head ? records.filter(({ line }) => line > head.line) : records,
    named: columnsOf(head ?? { line: 0, cells: [] }),
  };
};
