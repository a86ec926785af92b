import type { Role } from '../kernel/decider.ts';
import type { EntryCommand } from './commands.ts';

/** Who may send each command (design section 3); a party of the entry must be the one named in it. */
export const sender = {
  enter: 'talent',
  adminApprove: 'office',
  adminDisapprove: 'office',
  startDeciding: 'client',
  approve: 'client',
  refuse: 'client',
  changeFee: 'client',
  changeSchedule: 'client',
  forceClose: 'office',
  claimBill: 'office',
  ignoreBill: 'office',
  reopenBill: 'office',
  remindApprove: 'system',
  expire: 'system',
  close: 'system',
} as const satisfies Record<EntryCommand['type'], Role>;
