import { taxesOf } from '#domain/money/payee/fields.ts';
import type { Payee } from '#projections/payout/payees.schema.ts';
import type { Settlement } from '#projections/settlement/settlements.schema.ts';
import { useOwnPayee } from '#web/entities/payout/payee.ts';
import type { Side } from './kinds.ts';
import type { MoneyReader } from './moneyBox.tsx';

type Settled = Pick<Settlement, 'total' | 'parts'> | null | undefined;

/**
 * The signed-in side as the reader of a deal's money, with what was settled after it. `payee`:
 * how a cast is paid; null without settings, undefined for a client and until it is read.
 */
export const useMoneyReader = (
  side: Side,
  settled?: Settled,
): { readonly reader: MoneyReader; readonly payee: Payee | null | undefined } => {
  const { data: payee } = useOwnPayee(side);
  if (side === 'client') return { reader: { side, extra: settled?.total ?? 0 }, payee: undefined };
  return { reader: { side, taxes: payee === undefined ? undefined : taxesOf(payee), settled: settled?.parts ?? [] }, payee };
};
