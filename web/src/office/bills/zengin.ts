import type { CsvRecord } from '#domain/kernel/format/csv.ts';
import { type Columns, type Statement, statementOf, yenIn } from './statement.ts';

/*
 * Records of the Japanese Bankers Association (全銀協制定フォーマット), with 令和 dates as YYMMDD. Sources:
 * awabank.co.jp/houjin/service/fb/zengin/tsuchi, きらぼし銀行 「入出金明細（全銀）明細ファイル・フォーマット」, and
 * the record classes of github.com/diva-osaka/Diva.Zengin.
 */

const LENGTH = 200;

/** A field: its place in the record from 0, and its length. */
type Field = readonly [place: number, length: number];
type Kind = {
  readonly at: Field;
  readonly yen: Field;
  /** An empty one gives way to the next. */
  readonly payer: readonly [Field, ...Field[]];
  /** In or out, or cancelled. */
  readonly flag: Field;
  readonly flagName: string;
  readonly flags: Readonly<Record<string, 'in' | 'out' | 'cancelled'>>;
  /** In the trailer: the sum of the deposits. */
  readonly sum: Field;
};

const kinds: Readonly<Record<string, Kind>> = {
  // 振込入金通知, format A: 勘定日, 金額, 振込依頼人名, and a flag. The sum would not fit format B.
  '01': {
    at: [7, 6],
    yen: [19, 10],
    payer: [[49, 48]],
    flag: [127, 1],
    flagName: '取り消しの区分',
    flags: { ' ': 'in', '0': 'in', '1': 'cancelled' },
    sum: [7, 12],
  },
  // 入出金取引明細 of current and savings accounts: 勘定日, 取引金額, 振込依頼人名, 摘要内容, 入払区分.
  '03': {
    at: [9, 6],
    yen: [24, 12],
    payer: [
      [81, 48],
      [159, 20],
    ],
    flag: [21, 1],
    flagName: '入払区分',
    flags: { '1': 'in', '2': 'out' },
    sum: [7, 13],
  },
};
/** In the header: the kind, and from the bank to the number of the account. */
const kindField: Field = [1, 2];
const accountField: Field = [22, 52];
const columns: Columns = { at: [0], yen: 1, isSigned: false, direction: null, balance: null, payer: [2, 3] };

const textIn = (record: string, [place, length]: Field): string => record.slice(place, place + length);

/** Whether a text begins with the header of one of these kinds: code, three days and the bank. */
export const isZengin = (text: string): boolean => /^1(?:01|03)[01]\d{22}/.test(text);

/** What some programs write after the last line. */
const END_OF_FILE = '\u001a';

/** The records of a text, with line breaks or without. The last one may lack its spaces. */
const recordsIn = (text: string): string[] => {
  const source = text.replace(END_OF_FILE, '').trimEnd();
  const records = /[\r\n]/.test(source) ? source.split(/\r\n?|\n/) : (source.match(new RegExp(`.{1,${LENGTH}}`, 'g')) ?? []);
  return records.map((record) => record.padEnd(LENGTH));
};

const isSame = (a: CsvRecord, b: CsvRecord): boolean =>
  columns.payer.concat(columns.yen).every((place) => a.cells[place] === b.cells[place]);

/** Reads the deposits of one account, if the sums of the trailers show that all were read. */
export const zenginStatement = (text: string): Statement => {
  const deposits: CsvRecord[] = [];
  let header: { readonly kind: Kind; readonly account: string } | null = null;
  let sum = 0;
  let isOpen = false;
  for (const [index, record] of recordsIn(text).entries()) {
    const line = index + 1;
    if (record.length > LENGTH) return { fault: `${line}行目が${LENGTH}文字より長いため、読み取れません。` };
    const type = record[0];
    if (type === '1') {
      const kind = kinds[textIn(record, kindField)];
      const account = textIn(record, accountField);
      if (!kind) return { fault: `${line}行目の種別コードは、入出金取引明細と振込入金通知のどちらでもありません。` };
      if (header && header.account !== account) return { fault: `${line}行目から別の口座です。口座ごとのファイルをお使いください。` };
      header = { kind, account };
      sum = 0;
      isOpen = true;
    } else if (type === '2' && header && isOpen) {
      const { at, yen, payer, flag, flagName, flags } = header.kind;
      const found: CsvRecord = { line, cells: [at, yen, ...payer].map((field) => textIn(record, field)) };
      const direction = flags[textIn(record, flag)];
      if (!direction) return { fault: `${line}行目の${flagName}を読み取れません。` };
      if (direction === 'in') {
        deposits.push(found);
        sum += yenIn(textIn(record, yen));
      } else if (direction === 'cancelled') {
        const cancelled = deposits.findLastIndex((deposit) => isSame(deposit, found));
        if (cancelled < 0)
          return { fault: `${line}行目は、このファイルにない入金の取り消しです。この行を除いたファイルをお使いください。` };
        deposits.splice(cancelled, 1);
      }
    } else if (type === '8' && header && isOpen) {
      // An unreadable amount is listed with its line.
      if (!Number.isNaN(sum) && sum !== yenIn(textIn(record, header.kind.sum)))
        return { fault: `${line}行目の入金の合計が、明細の合計と一致しません。ファイルをもう一度ダウンロードしてください。` };
      isOpen = false;
    } else if (type !== '9') return { fault: `${line}行目のデータ区分を読み取れません。` };
  }
  if (isOpen) return { fault: 'トレーラ・レコードがありません。ファイルをもう一度ダウンロードしてください。' };
  return statementOf(deposits, columns);
};
