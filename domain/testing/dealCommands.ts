import fc from 'fast-check';
import { DAY, HOUR, NOON, uidOf } from './contexts.ts';
import { posted } from './entryHistories.ts';
import { termsSheet } from './sheets.ts';
import { bare, personalText, reason } from './values.ts';

// Commands on deals as stories try them.

const end = fc.constantFrom(NOON + HOUR, NOON + 3 * DAY, NOON + 10 * DAY, NOON + 40 * DAY, NOON + 100 * DAY, NOON + 900 * DAY);
const fee = fc.constantFrom(30_000, 40_000, 50_000);
export const deal = { jobId: fc.constant('job-1'), talentId: fc.constantFrom(uidOf.talent, uidOf.talent, 'talent-2') };
/** The client is the job's, as the server puts it in; the talent is whoever sends. */
const entering = ({ jobId, pr, schedule }: { jobId: string; pr: string; schedule: string }) => ({
  ...{ type: 'enter', jobId, clientId: uidOf.client, pr, schedule, posted },
});
const seen = (...types: string[]) => fc.record({ type: fc.constantFrom(...types), termsNo: fc.constantFrom(1, 1, 1, 2, 3) });
const proposalNo = fc.constantFrom(1, 1, 2);
/** Changes of terms, and what becomes of them. */
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
/** Calling a concluded deal off, by either side, at what is owed or not. */
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
/** Answers of the cast's that the office gives, the cast's objection, and its end. */
export const proxyCommands = fc.oneof(
  fc.record({
    type: fc.constant('noteProxy'),
    proxyAnswer: fc.constantFrom('accept', 'agreeChange', 'declineChange'),
    ...{ channel: fc.constantFrom('PHONE', 'LINE'), heardAt: fc.constant(NOON), note: personalText },
  }),
  { weight: 2, arbitrary: fc.record({ type: fc.constant('disputeProxy'), reason }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('settleProxy'), outcome: fc.constantFrom('KEPT', 'KEPT', 'UNDONE'), reason }) },
);
export const offerCommands = fc.oneof(
  { weight: 12, arbitrary: changeCommands },
  { weight: 3, arbitrary: cancelCommands },
  { weight: 4, arbitrary: proxyCommands },
  bare('remindInquiry'),
  fc.record({ type: fc.constant('inquire'), ...deal, inquiryType: fc.constantFrom('APPEARANCE', 'OTHERS'), message: personalText }),
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('makeOffer'),
      ...deal,
      fee,
      scheduleToClose: end,
      sheet: fc.constantFrom(undefined, termsSheet),
    }),
  },
  { weight: 10, arbitrary: seen('accept', 'adminApprove', 'approve') },
  { weight: 5, arbitrary: bare('remindAccept', 'remindApprove', 'expire', 'close') },
  { weight: 2, arbitrary: bare('refuseInquiry', 'refuse', 'decline', 'cancel') },
  fc.record({ type: fc.constantFrom('adminDisapprove', 'forceClose'), reason }),
  { weight: 2, arbitrary: fc.record({ type: fc.constant('changeFee'), fee, reason }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('changeSchedule'), scheduleToClose: end, reason }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('claimBill'), billId: fc.constantFrom('B-1', 'B-2') }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constantFrom('ignoreBill', 'reopenBill'), reason: personalText }) },
);

export const entryCommands = fc.oneof(
  { weight: 2, arbitrary: fc.record({ ...deal, pr: personalText, schedule: personalText }).map(entering) },
  { weight: 12, arbitrary: changeCommands },
  { weight: 3, arbitrary: cancelCommands },
  { weight: 4, arbitrary: proxyCommands },
  { weight: 5, arbitrary: seen('adminApprove') },
  { weight: 5, arbitrary: bare('startDeciding') },
  { weight: 6, arbitrary: fc.record({ type: fc.constant('approve'), termsNo: fc.constantFrom(1, 1, 2), fee, scheduleToClose: end }) },
  { weight: 4, arbitrary: bare('remindApprove', 'expire', 'close') },
  fc.record({ type: fc.constantFrom('adminDisapprove', 'refuse', 'withdraw', 'forceClose'), reason }),
  { weight: 2, arbitrary: fc.record({ type: fc.constant('changeFee'), fee, reason }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('changeSchedule'), scheduleToClose: end, reason }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('claimBill'), billId: fc.constantFrom('B-1', 'B-2') }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constantFrom('ignoreBill', 'reopenBill'), reason: personalText }) },
);
