import { normalizeKana, normalizeText } from '#domain/kernel/validation.ts';
import { fold } from '#domain/work/search/fold.ts';
import type { InvoiceDocument } from '#projections/invoice/invoices.schema.ts';
import type { Deposit } from './statement.ts';

const small = 'ァィゥェォッャュョヮヲ';
const large = 'アイウエオツヤユヨワオ';

/** Company forms in full: kanji, and kana as banks write it (large letters). */
const fullForms = [
  '株式会社|有限会社|合同会社|合資会社|合名会社',
  '(?:一般|公益)?(?:社団|財団)法人|医療法人(?:社団|財団)?|学校法人|社会福祉法人|宗教法人|特定非営利活動法人|NPO法人',
  '弁護士法人|税理士法人|独立行政法人',
  'カブシキガイシヤ|ユウゲンガイシヤ|ゴウドウガイシヤ|ゴウシガイシヤ|ゴウメイガイシヤ',
  '(?:イツパン|コウエキ)?(?:シヤダン|ザイダン)ホウジン|イリヨウホウジン(?:シヤダン|ザイダン)?|ガツコウホウジン',
  'シヤカイフクシホウジン|シユウキヨウホウジン|トクテイヒエイリカツドウホウジン|エヌピ[ーオ-]*ホウジン',
  'ベンゴシホウジン|ゼイリシホウジン|ドクリツギヨウセイホウジン',
].join('|');
/** The short forms of the banks' network (全銀), and those of signs like ㈱. */
const shortForm =
  '(?:カ|ユ|メ|シ|ド|イ|ザイ|シヤ|ガク|フク|シユウ|ソ|トクヒ|ドク|チドク|ベン|ゼイ|ダイ|ノウ|ロウム|ギヨ|シホウ|株|有|合|同|資|名|社|財|医|学|福|宗|特非)';
const forms = new RegExp(`${fullForms}|^${shortForm}[)]|[(]${shortForm}[)]|[(]${shortForm}$`, 'g');
/** What banks write before the payer's name. */
const lead = /^(?:振込\d?|振替|フリコミ|フリカエ|入金|被仕向送金)[\s:]+/;

/**
 * A name as banks write it: large kana, without company form and punctuation, and without the
 * differences that searches ignore (`fold`).
 */
export const payerKey = (name: string): string => {
  const key = [...normalizeKana(normalizeText(name)).toUpperCase().replace(lead, '')]
    .map((character) => large[small.indexOf(character)] ?? character)
    .join('')
    .replace(/\s/g, '')
    .replace(forms, '')
    .replace(/[ー\-‐−]|[^\p{L}\p{N}]/gu, '');
  return fold(key);
};

/**
 * An invoice, the names that may be on its payment, and its recorded payments. `total`: after
 * credit notes.
 */
export type Awaiting = Pick<InvoiceDocument, 'id' | 'number' | 'clientId' | 'total' | 'paid' | 'dueAt' | 'receipts'> & {
  /** The company and its reading. */
  readonly company: readonly string[];
  /** The contact person and the reading. */
  readonly person: readonly string[];
};

/** How a deposit compares with the owed amount. */
type Fit = 'exact' | 'partial' | 'surplus';
/**
 * Why the member has to choose. `similar`: the name matches in part, matches several clients, or is
 * only the contact person's. `several`: the payer has several invoices, none with the amount.
 * `amount`: only the amount matches. `recorded`: a payment of that day and amount exists.
 */
type Doubt = 'similar' | 'several' | 'amount' | 'unknown' | 'recorded';
/** The suggested invoice of a deposit. With a doubt, it is shown but not chosen. */
export type Suggestion = { readonly deposit: Deposit; readonly fit: Fit | Doubt; readonly number: string | null };

/** Compares a deposit with the owed amount (yen). */
export const fitOf = (yen: number, owed: number): Fit => (yen === owed ? 'exact' : yen < owed ? 'partial' : 'surplus');

const fitsAlone: readonly string[] = ['exact', 'partial', 'surplus'] satisfies Fit[];
/** Whether a suggestion is chosen without the member. */
export const isSure = ({ fit }: Pick<Suggestion, 'fit'>): boolean => fitsAlone.includes(fit);

/** The amount (yen) that is still to be paid. */
export const openOf = ({ total, paid }: Pick<Awaiting, 'total' | 'paid'>): number => Math.max(total - paid, 0);

/** A shorter name would be part of too many others. */
const PART_MIN = 3;
/** A payer who keeps back the bank's fee pays at most this much (yen) too little. */
const FEE_MAX = 1_000;

const isPart = (payer: string, key: string): boolean =>
  Math.min(payer.length, key.length) >= PART_MIN && (payer.includes(key) || key.includes(payer));

type Keys = { readonly company: readonly string[]; readonly person: readonly string[] };
/**
 * How close a payer is to an invoice, closest first: equal before contained, company before person.
 */
const closenesses = [
  (payer: string, { company }: Keys) => company.includes(payer),
  (payer: string, { person }: Keys) => person.includes(payer),
  (payer: string, { company }: Keys) => company.some((key) => isPart(payer, key)),
  (payer: string, { person }: Keys) => person.some((key) => isPart(payer, key)),
] as const;

const keysOf = ({ company, person }: Awaiting): Keys => {
  const keys = (names: readonly string[]) => names.map(payerKey).filter((key) => key !== '');
  return { company: keys(company), person: keys(person) };
};

/** The deposits that a recorded payment of the same day and amount covers, with its invoice. */
const recordedAmong = (deposits: readonly Deposit[], invoices: readonly Awaiting[]): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const invoice of invoices) {
    const keys = keysOf(invoice);
    for (const { on, yen } of invoice.receipts) {
      const equal = deposits.filter((deposit) => deposit.at === on && deposit.yen === yen && !found.has(deposit.id));
      const ofPayer = equal.find(({ payer }) => closenesses.some((isClose) => isClose(payerKey(payer), keys)));
      const covered = ofPayer ?? equal[0];
      if (covered) found.set(covered.id, invoice.number);
    }
  }
  return found;
};

/**
 * Suggests an invoice per deposit. It is chosen only if the payer's name equals one client's, and
 * the invoice is the only one or has that amount. Amounts count once.
 */
export const suggest = (deposits: readonly Deposit[], invoices: readonly Awaiting[]): Suggestion[] => {
  const owed = new Map(invoices.map((invoice) => [invoice.number, openOf(invoice)]));
  const owedOn = ({ number }: Awaiting): number => owed.get(number) ?? 0;
  const byDue = [...invoices].sort((a, b) => a.dueAt - b.dueAt);
  const keys = new Map(invoices.map((invoice) => [invoice.number, keysOf(invoice)]));
  const recorded = recordedAmong(deposits, invoices);

  /** The closest invoices of a payer, and how close they are. */
  const closestTo = (payer: string, open: readonly Awaiting[]) => {
    const at = closenesses.findIndex((isClose) => open.some(({ number }) => isClose(payer, keys.get(number) as Keys)));
    const isClose = closenesses[at];
    return { at, found: isClose ? open.filter(({ number }) => isClose(payer, keys.get(number) as Keys)) : [] };
  };

  return deposits.map((deposit): Suggestion => {
    const known = recorded.get(deposit.id);
    if (known !== undefined) return { deposit, fit: 'recorded', number: known };
    const { yen } = deposit;
    const open = byDue.filter((invoice) => owedOn(invoice) > 0);
    const { at, found } = closestTo(payerKey(deposit.payer), open);
    const equal = found.filter((invoice) => owedOn(invoice) === yen);
    if (found.length > 0) {
      const isOne = new Set(found.map(({ clientId }) => clientId)).size === 1;
      const [nearest, ...others] = found.filter((invoice) => owedOn(invoice) > yen && owedOn(invoice) - yen <= FEE_MAX);
      const likely = equal[0] ?? (nearest && others.length === 0 ? nearest : found.length === 1 ? found[0] : undefined);
      const isEqualName = isOne && (at === 0 || (at === 1 && equal.length > 0));
      if (!isEqualName) return { deposit, fit: 'similar', number: equal.length > 1 ? null : (likely?.number ?? null) };
      if (!likely || (equal.length === 0 && found.length > 1)) return { deposit, fit: 'several', number: likely?.number ?? null };
      const fit = fitOf(yen, owedOn(likely));
      owed.set(likely.number, Math.max(owedOn(likely) - yen, 0));
      return { deposit, fit, number: likely.number };
    }
    const [first, ...others] = open.filter((invoice) => owedOn(invoice) === yen);
    return first && others.length === 0 ? { deposit, fit: 'amount', number: first.number } : { deposit, fit: 'unknown', number: null };
  });
};

/** The amount (yen) that an invoice has left for each of its chosen deposits, in their order. */
export const leftBefore = (
  chosen: readonly { readonly id: string; readonly yen: number; readonly invoice: Awaiting }[],
): ReadonlyMap<string, number> => {
  const owed = new Map<string, number>();
  return new Map(
    chosen.map(({ id, yen, invoice }) => {
      const left = owed.get(invoice.number) ?? openOf(invoice);
      owed.set(invoice.number, Math.max(left - yen, 0));
      return [id, left];
    }),
  );
};
