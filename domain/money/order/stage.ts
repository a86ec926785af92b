import type { BillStatus } from '../../work/deal/billStatus.ts';
import { activeStatuses } from '../../work/deal/stages.ts';

// Apart from the fields, so that a page needs no schema.

/** Active statuses in which the client has not offered or selected anybody. */
const early: readonly string[] = ['offer IN_INQUIRY', 'entry IN_PROGRESS'];

/**
 * Whether an order can change: `OPEN` from the offer or the selection until the bill is claimed.
 * `OVER`: nothing will be billed, or not yet. `bill`: of a closed deal, in a state or a document.
 */
export const orderStage = (kind: 'offer' | 'entry', status: string, bill: BillStatus | 'NONE' | null): 'OPEN' | 'CLAIMED' | 'OVER' => {
  if (activeStatuses(kind).includes(status)) return early.includes(`${kind} ${status}`) ? 'OVER' : 'OPEN';
  if (bill === 'CLAIMED') return 'CLAIMED';
  return bill === 'UNCLAIMED' ? 'OPEN' : 'OVER';
};
