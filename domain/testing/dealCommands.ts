import fc from 'fast-check';
import { DAY, HOUR, NOON } from './contexts.ts';
import { termsSheet } from './sheets.ts';
import { bare, reason } from './values.ts';

// Random commands on deals.

const end = fc.constantFrom(NOON + HOUR, NOON + 3 * DAY, NOON + 10 * DAY, NOON + 40 * DAY, NOON + 100 * DAY, NOON + 900 * DAY);
const fee = fc.constantFrom(30_000, 40_000, 50_000);
const proposalNo = fc.constantFrom(1, 1, 2);
export const changeCommands = fc.oneof(
  fc.record({
    type: fc.constantFrom('proposeChange', 'changeTerms'),
    fee,
    scheduleToClose: end,
    sheet: fc.constantFrom(undefined, termsSheet),
    reason,
  }),
  { weight: 2, arbitrary: fc.record({ type: fc.constantFrom('agreeChange', 'adminApproveChange'), proposalNo }) },
  fc.record({ type: fc.constantFrom('withdrawChange'), proposalNo }),
  fc.record({ type: fc.constantFrom('declineChange', 'adminDisapproveChange'), proposalNo, reason }),
  bare('lapseChange', 'remindOffice', 'remindOfficeAgain'),
);

/** Cancellation commands of both sides, with correct and incorrect amounts. */
export const cancelCommands = fc.oneof(
  fc.record({
    type: fc.constant('requestCancellation'),
    termsNo: fc.constantFrom(1, 1, 1, 2),
    cancelCode: fc.constantFrom('OWN_REASON', 'HEALTH'),
    cancelFeeMax: fc.constantFrom(0, 0, 40_000, 40_000, 50_000),
    reason,
  }),
  fc.record({ type: fc.constant('dismissCancellation'), calledOffAt: fc.constant(NOON), reason }),
  fc.record({
    type: fc.constant('settleCancellation'),
    calledOffAt: fc.constant(NOON),
    cancelFee: fc.constantFrom(0, 20_000, 40_000),
    reason,
  }),
  bare('withdrawCancellation', 'remindCancellation'),
);
