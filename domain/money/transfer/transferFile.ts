import { z } from 'zod';
import { labelled } from '../../kernel/fieldMeta.ts';
import { accountInput, accountKinds, accountSchema } from '../payee/fields.ts';
import { isZenginText, zenginText } from '../payee/zenginText.ts';

/*
 * The 総合振込 file of the Japanese Bankers Association (全銀協制定フォーマット): records of 120 bytes, one
 * header, a data record per transfer, a trailer with number and sum, and an end record. Names of
 * banks are optional: the codes decide.
 */

/** The operator's account and its contract with the bank, a setting as JSON. */
export const originSetting = z.strictObject({
  /** 委託者コード */
  code: z.string().regex(/^\d{10}$/),
  /** 委託者名 */
  name: z.string().overwrite(zenginText).min(1).max(40).refine(isZenginText),
  bankCode: accountInput.bankCode,
  branchCode: accountInput.branchCode,
  kind: accountInput.kind,
  number: accountInput.number,
});
export type Origin = z.infer<typeof originSetting>;

/** A transfer: the payout, the yen, and the account. */
export const transferRow = z.object({ payoutId: z.string(), yen: labelled('振込額', z.number(), '円'), account: accountSchema });
export type TransferRow = z.infer<typeof transferRow>;

const LENGTH = 120;

const text = (value: string, length: number): string => {
  if (value.length > length) throw new Error(`a field of ${length} characters got ${value.length}`);
  return value.padEnd(length);
};
const number = (value: number | string, length: number): string => {
  const digits = String(value);
  if (digits.length > length || !/^\d+$/.test(digits)) throw new Error(`not a number of ${length} digits`);
  return digits.padStart(length, '0');
};
const record = (...fields: readonly string[]): string => text(fields.join(''), LENGTH);

const header = ({ code, name, bankCode, branchCode, kind, number: account }: Origin, day: string): string =>
  record(
    ...['1', '21', '0', number(code, 10), text(name, 40), day.slice(5).replace('-', '')],
    ...[number(bankCode, 4), text('', 15), number(branchCode, 3), text('', 15), accountKinds[kind].code, number(account, 7)],
  );

const data = ({ yen, account: { bankCode, branchCode, kind, number: account, holder } }: TransferRow): string =>
  record(
    ...['2', number(bankCode, 4), text('', 15), number(branchCode, 3), text('', 15), text('', 4)],
    ...[accountKinds[kind].code, number(account, 7), text(holder, 30), number(yen, 10)],
    // No change since the last file, no codes of customers, by wire (電信).
    ...['0', text('', 20), '7'],
  );

/** The bytes of half-width text in Shift_JIS: each sign is one. */
const bytesOf = (lines: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([...lines], (sign) => {
    const code = sign.charCodeAt(0);
    const byte = code >= 0xff61 && code <= 0xff9f ? code - 0xfec0 : code;
    if (byte > 0xdf || (code > 0x7e && byte === code)) throw new Error('a sign that no record has');
    return byte;
  });

/** The transfer file for a day (JST), the same bytes for the same transfers. */
export const transferFile = (origin: Origin, day: string, rows: readonly TransferRow[]): Uint8Array<ArrayBuffer> => {
  const total = rows.reduce((sum, { yen }) => sum + yen, 0);
  const records = [header(origin, day), ...rows.map(data), record('8', number(rows.length, 6), number(total, 12)), record('9')];
  return bytesOf(records.map((each) => `${each}\r\n`).join(''));
};
