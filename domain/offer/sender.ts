import type { Role } from '../kernel/decider.ts';
import type { OfferCommand } from './commands.ts';

/** Who may send each command (design section 3); a party of the deal must be the one named in it. */
export const sender = {
  inquire: 'client',
  refuseInquiry: 'talent',
  makeOffer: 'client',
  accept: 'talent',
  refuse: 'talent',
  adminApprove: 'office',
  adminDisapprove: 'office',
  approve: 'client',
  decline: 'client',
  cancel: 'client',
  changeFee: 'client',
  changeSchedule: 'client',
  forceClose: 'office',
  claimBill: 'office',
  ignoreBill: 'office',
  reopenBill: 'office',
  remindAccept: 'system',
  remindApprove: 'system',
  expire: 'system',
  close: 'system',
} as const satisfies Record<OfferCommand['type'], Role>;
