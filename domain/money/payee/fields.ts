import { z } from 'zod';
import { labelled } from '../../kernel/fieldMeta.ts';
import { line, messages, shaped } from '../../kernel/validation.ts';
import { isRegistrationNumber } from '../invoice/issuer.ts';
import { isZenginText, zenginText } from './zenginText.ts';

/** The kinds of accounts, with their codes in 全銀 records. */
export const accountKinds = {
  ORDINARY: { label: '普通', code: '1' },
  CURRENT: { label: '当座', code: '2' },
  SAVINGS: { label: '貯蓄', code: '4' },
} as const;
type AccountKind = keyof typeof accountKinds;

const digits = (length: number) => shaped(new RegExp(`^\\d{${length}}$`), `半角数字${length}桁で入力してください`);

/** The longest holder of an account in a 全銀 record, voiced marks counted apart. */
const HOLDER_MAX = 30;
const holder = z
  .string({ error: messages.required })
  .overwrite(zenginText)
  .min(1, messages.required)
  .max(HOLDER_MAX, `濁点と半濁点も1文字として、最大${HOLDER_MAX}文字まで入力してください`)
  .refine((text) => text === '' || isZenginText(text), 'カタカナ、英字、数字と、（ ）. , - / で入力してください');

export const accountInput = {
  bankName: labelled('銀行名', line(30)),
  bankCode: labelled('銀行コード', digits(4)),
  branchName: labelled('支店名', line(30)),
  branchCode: labelled('支店コード', digits(3)),
  kind: labelled('口座の種類', z.enum(Object.keys(accountKinds) as [AccountKind, ...AccountKind[]])),
  number: labelled('口座番号', digits(7)),
  holder: labelled('口座名義（フリガナ）', holder),
};
const text = (field: keyof typeof accountInput) => labelled(accountInput[field].meta()?.label ?? '', z.string());
export const storedAccount = {
  bankName: text('bankName'),
  bankCode: text('bankCode'),
  branchName: text('branchName'),
  branchCode: text('branchCode'),
  kind: accountInput.kind,
  number: text('number'),
  holder: text('holder'),
};
export const accountSchema = z.object(storedAccount);
export type Account = z.infer<typeof accountSchema>;

/** The last digits of an account's number that others than its owner see. */
const lastDigits = ({ number }: Pick<Account, 'number'>): string => number.slice(-3);

/** What others see of an account. */
export const accountHint = z.object({ bankName: z.string(), lastDigits: z.string(), holder: z.string() });
export type AccountHint = z.infer<typeof accountHint>;
export const hintOf = (account: Account): AccountHint => ({
  bankName: account.bankName,
  lastDigits: lastDigits(account),
  holder: account.holder,
});

/** 「あおば銀行 末尾567 ヤマダ ハナコ」 */
export const hintInWords = ({ bankName, lastDigits, holder }: AccountHint): string => `${bankName} 末尾${lastDigits} ${holder}`;
/** 「あおば銀行 恵比寿支店 普通 1234567」 */
export const accountInWords = ({ bankName, branchName, kind, number }: Account): string =>
  `${bankName} ${branchName} ${accountKinds[kind].label} ${number}`;
/** 「あおば銀行 恵比寿支店 普通 末尾567」, where its owner only has to recognise it. */
export const accountInShort = (account: Account): string => accountInWords({ ...account, number: `末尾${lastDigits(account)}` });

/** How a cast is taxed. `registration`: the number of a qualified invoice issuer, null for none. */
export const taxInput = {
  isCompany: labelled('会社として受け取る', z.boolean()),
  registration: labelled('登録番号', shaped(/^T\d{13}$/, 'Tと数字13桁で入力してください').nullable()),
};
export const taxSchema = z.object(taxInput);
export type Taxes = z.infer<typeof taxSchema>;
/** The way of a cast who said nothing: an individual without a number. */
export const unsaidTaxes: Taxes = { isCompany: false, registration: null };
export const taxesOf = (payee: Taxes | null | undefined): Taxes =>
  payee ? { isCompany: payee.isCompany, registration: payee.registration } : unsaidTaxes;

/** What is wrong with the registration number of a company, or null. */
export const registrationFault = ({ isCompany, registration }: Taxes): string | null =>
  registration === null || isRegistrationNumber(registration, isCompany) ? null : 'Tと法人番号13桁で入力してください';

/** Two accounts of a cast, of which the next takes the place of the first at a time (ms). */
export type Accounts<Held> = { readonly account: Held | null; readonly next: Held | null; readonly nextFrom: number | null };
/** The account that is in effect at a time (ms). */
export const accountAt = <Held>({ account, next, nextFrom }: Accounts<Held>, at: number): Held | null =>
  nextFrom !== null && at >= nextFrom ? next : account;
/** The accounts after one was set. The first one is in effect at once (`from` null). */
export const accountsWith = <Held>(held: Accounts<Held>, set: Held, setAt: number, from: number | null): Accounts<Held> =>
  from === null ? { account: set, next: null, nextFrom: null } : { account: accountAt(held, setAt), next: set, nextFrom: from };
/** The accounts after a change was withdrawn before it was in effect. */
export const accountsWithout = <Held>({ account }: Accounts<Held>): Accounts<Held> => ({ account, next: null, nextFrom: null });
