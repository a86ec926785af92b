import { fingerprint } from '../../kernel/fingerprint.ts';
import { payerKey } from '../../people/client/payers.ts';
import type { Payment } from './state.ts';

/** A deposit in the bank account, as a statement has it. Amounts in yen, the day in JST. */
export type Deposit = {
  readonly at: string;
  readonly yen: number;
  readonly payer: string;
  /** After the deposit; null if the file has none, or an equal deposit has the same. */
  readonly balance: number | null;
  /** The n-th of the equal deposits in the file: same day, amount and payer. */
  readonly nth: number;
};

/**
 * Numbers equal deposits of a file by balance, so that the order of the lines does not matter. A
 * balance that two equal deposits share tells nothing about them.
 */
export const numbered = <Line extends Omit<Deposit, 'nth'>>(lines: readonly Line[]): (Line & Deposit)[] => {
  const groups = new Map<string, number[]>();
  const keys = lines.map(({ at, yen, payer }) => `${at}_${yen}_${payerKey(payer)}`);
  for (const [place, key] of keys.entries()) groups.set(key, [...(groups.get(key) ?? []), place]);
  const balanceOf = (place: number): number => lines[place]?.balance ?? 0;
  for (const places of groups.values()) places.sort((a, b) => balanceOf(a) - balanceOf(b));
  return lines.map((line, place) => {
    const equal = groups.get(keys[place] as string) ?? [];
    const isShared = equal.some((other) => other !== place && balanceOf(other) === balanceOf(place));
    return { ...line, nth: equal.indexOf(place) + 1, balance: isShared ? null : line.balance };
  });
};

/** The deposit of a sent payment; null for a payment entered by hand. */
export const depositIn = (sent: Omit<Deposit, 'nth' | 'balance'> & { nth: number | null; balance?: number | null }): Deposit | null =>
  sent.nth === null ? null : { at: sent.at, yen: sent.yen, payer: sent.payer, nth: sent.nth, balance: sent.balance ?? null };

/** What a state keeps of the payer's name, to tell payers apart; null if the name was erased. */
export const payerMark = (payer: string | null): number | null => (payer === null ? null : fingerprint(payerKey(payer)));

/**
 * The recorded payment of a deposit. Equal deposits are told apart by balance, or by their number
 * if one has no balance. In payments of earlier releases the number counts those of all payers, so
 * they are also counted.
 */
export const paymentOf = <Known extends Payment>(deposit: Deposit, payments: readonly Known[]): Known | undefined => {
  const { at, yen, nth, balance } = deposit;
  const mark = payerMark(deposit.payer);
  const equal = payments.flatMap((payment) => {
    const { line, isStruck } = payment;
    const isEqual = !isStruck && line && payment.at === at && payment.yen === yen && (line.payer ?? mark) === mark;
    return isEqual ? [{ payment, line }] : [];
  });
  const earlier = equal.filter(({ line }) => !line.ofPayer);
  const isSame = ({ line }: (typeof equal)[number]): boolean =>
    line.balance === null || balance === null ? line.nth === nth : line.balance === balance;
  return (equal.find(isSame) ?? earlier[nth - 1])?.payment;
};
