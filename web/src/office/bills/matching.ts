import { payerKey } from '#domain/people/client/payers.ts';
import type { InvoiceDocument } from '#projections/invoice/invoices.schema.ts';
import type { Deposit } from './statement.ts';

/** An invoice and the names that may be on its payment. `total`: after credit notes. */
export type Awaiting = Pick<InvoiceDocument, 'id' | 'number' | 'clientId' | 'total' | 'paid' | 'dueAt'> & {
  readonly company: readonly string[];
  readonly person: readonly string[];
  /** The names that the office has confirmed for the client. */
  readonly payers: readonly string[];
};

type Fit = 'exact' | 'partial' | 'surplus';
/**
 * Why the member has to choose. `similar`: the name matches in part, matches several clients, or is
 * only the contact person's. `several`: the payer has several invoices, none with the amount.
 * `amount`: only the amount matches. `recorded`: it was recorded before.
 */
type Doubt = 'similar' | 'several' | 'amount' | 'unknown' | 'recorded';
/** The suggested invoice of a deposit. It is chosen only if it fits exactly. */
export type Suggestion = { readonly deposit: Deposit; readonly fit: Fit | Doubt; readonly number: string | null };

export const fitOf = (yen: number, owed: number): Fit => (yen === owed ? 'exact' : yen < owed ? 'partial' : 'surplus');

/** Whether a suggestion is chosen without the member. */
export const isSure = ({ fit }: Pick<Suggestion, 'fit'>): boolean => fit === 'exact';

/** The amount (yen) that is still to be paid. */
export const openOf = ({ total, paid }: Pick<Awaiting, 'total' | 'paid'>): number => Math.max(total - paid, 0);

/** A shorter name would be part of too many others. */
const PART_MIN = 3;
/** A payer who keeps back the bank's fee pays at most this much (yen) too little. */
const FEE_MAX = 1_000;

const isPart = (payer: string, key: string): boolean =>
  Math.min(payer.length, key.length) >= PART_MIN && (payer.includes(key) || key.includes(payer));

type Keys = { readonly company: readonly string[]; readonly person: readonly string[] };
const closenesses = [
  (payer: string, { company }: Keys) => company.includes(payer),
  (payer: string, { person }: Keys) => person.includes(payer),
  (payer: string, { company }: Keys) => company.some((key) => isPart(payer, key)),
  (payer: string, { person }: Keys) => person.some((key) => isPart(payer, key)),
] as const;

const keysOf = ({ company, person, payers }: Awaiting): Keys => {
  const keys = (names: readonly string[]) => names.map(payerKey).filter((key) => key !== '');
  return { company: keys([...company, ...payers]), person: keys(person) };
};

/** Whether the payer is the client by a name that is known: of the company, or confirmed. */
export const isKnownPayer = (payer: string, invoice: Awaiting): boolean => keysOf(invoice).company.includes(payerKey(payer));

/**
 * Suggests an invoice per deposit. It is chosen only if the payer's name equals one client's, and
 * the invoice has that amount open. Amounts count once. `recorded`: the invoices on which deposits
 * are recorded, in their order; null for each that is not.
 */
export const suggest = (
  deposits: readonly Deposit[],
  invoices: readonly Awaiting[],
  recorded: readonly (string | null)[] = [],
): Suggestion[] => {
  const owed = new Map(invoices.map((invoice) => [invoice.number, openOf(invoice)]));
  const owedOn = ({ number }: Awaiting): number => owed.get(number) ?? 0;
  const byDue = [...invoices].sort((a, b) => a.dueAt - b.dueAt);
  const keys = new Map(invoices.map((invoice) => [invoice.number, keysOf(invoice)]));

  const closestTo = (payer: string, open: readonly Awaiting[]) => {
    const at = closenesses.findIndex((isClose) => open.some(({ number }) => isClose(payer, keys.get(number) as Keys)));
    const isClose = closenesses[at];
    return { at, found: isClose ? open.filter(({ number }) => isClose(payer, keys.get(number) as Keys)) : [] };
  };

  return deposits.map((deposit, place): Suggestion => {
    const known = recorded[place];
    if (known) return { deposit, fit: 'recorded', number: known };
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
      if (fit === 'exact') owed.set(likely.number, 0);
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
