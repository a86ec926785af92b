import { encoderFor } from '#functions/files/encodings.ts';

/** A deposit in the office's account. `day`: `YYYY-MM-DD`; `payer` as banks write it. */
export type Paid = { readonly day: string; readonly yen: number; readonly payer: string };

const lines = (...all: readonly string[]): string => all.join('\r\n');
const shiftJis = (text: string): Buffer => Buffer.from(encoderFor('SHIFT_JIS').encode(text));
const parts = (day: string): readonly [number, number, number] => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
};
/** `YYMMDD` in years of 令和. */
const era = (day: string): string => {
  const [year, month, date] = parts(day);
  return [year - 2018, month, date].map((part) => String(part).padStart(2, '0')).join('');
};
const slashed = (day: string): string => day.replaceAll('-', '/');

/** A 全銀 record of 200 bytes: texts filled with spaces, numbers with zeros, to these lengths. */
export const record = (...fields: readonly (readonly [string | number, number])[]): string =>
  fields
    .map(([value, length]) => (typeof value === 'number' ? String(value).padStart(length, '0') : value.padEnd(length)))
    .join('')
    .padEnd(200);

/** The files of six banks: encoding, headings, dates, columns and records all differ. */
export const bankFiles = {
  /** A line about the account, and one column each for money out and in. */
  twoColumns: (all: readonly Paid[]): Buffer =>
    shiftJis(
      lines(
        '口座番号,1234567',
        '取引日,摘要,お引出し,お預入れ,残高',
        ...all.map(({ day, yen, payer }) => `${slashed(day)},${payer},,${yen},`),
        `${slashed(all[0]?.day ?? '')},振込手数料,440,,`,
      ),
    ),
  /** One column with a sign. */
  signed: (all: readonly Paid[]): Buffer =>
    Buffer.from(
      lines(
        '取引日,入出金(円),取引後残高(円),入出金先内容',
        ...all.map(({ day, yen, payer }, nth) => `${day.replaceAll('-', '')},${yen},${900_000 + nth},${payer}`),
        `${all[0]?.day.replaceAll('-', '')},-440,899560,振込手数料`,
      ),
    ),
  /** The date in three columns. */
  dateParts: (all: readonly Paid[]): Buffer =>
    shiftJis(
      lines(
        '操作日(年),操作日(月),操作日(日),操作時刻(時),操作時刻(分),取引順番号,摘要,お支払金額,お預り金額,残高',
        ...all.map(({ day, yen, payer }, nth) => `${parts(day).join()},9,30,${nth},${payer},,${yen},${800_000 + nth}`),
      ),
    ),
  /** Headings that no bank uses, and years of 令和: a member chooses the columns. */
  unknown: (all: readonly Paid[]): Buffer =>
    shiftJis(
      lines('あおい信用金庫,,,', '年月,お相手,増減（円）,店', ...all.map(({ day, yen, payer }) => `${era(day)},${payer},"${yen}",本店`)),
    ),
  /** 振込入金通知 of the Japanese Bankers Association. */
  records: (all: readonly Paid[]): Buffer => {
    const day = era(all[0]?.day ?? '');
    const sum = all.reduce((total, { yen }) => total + yen, 0);
    return shiftJis(
      [
        record(
          [1, 1],
          ['01', 2],
          [0, 1],
          [day, 6],
          [day, 6],
          [day, 6],
          [172, 4],
          ['ｱﾜ', 15],
          [101, 3],
          ['ﾎﾝﾃﾝ', 15],
          [1, 1],
          [1_234_567, 7],
        ),
        ...all.map((paid, nth) =>
          record([2, 1], [nth + 1, 6], [era(paid.day), 6], [era(paid.day), 6], [paid.yen, 10], [0, 10], [0, 10], [paid.payer, 48]),
        ),
        record([8, 1], [all.length, 6], [sum, 12], [0, 6], [0, 12]),
        record([9, 1]),
      ].join('\r\n'),
    );
  },
  /** Columns apart by tabs, in UTF-16. */
  tabs: (all: readonly Paid[]): Buffer =>
    Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from(
        lines('日付\t入金額\t振込依頼人名\t残高', ...all.map(({ day, yen, payer }) => `${slashed(day)}\t${yen}\t${payer}\t`)),
        'utf16le',
      ),
    ]),
} as const;
export type BankFile = keyof typeof bankFiles;
