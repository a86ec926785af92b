import type { AccountHint } from '../payee/fields.ts';
import type { PayoutSums } from './statement.ts';

/**
 * A cast's month that is not fixed yet: the number of lines, the sums, and the latest day of
 * payment. `account` is null if the cast has registered none. `isCorrected`: it has a statement,
 * whose content has changed since.
 */
export type UnfixedMonth = {
  readonly talentId: string;
  readonly name: string;
  readonly count: number;
  readonly sums: PayoutSums;
  readonly payBy: string;
  readonly account: AccountHint | null;
  readonly isCorrected: boolean;
};
