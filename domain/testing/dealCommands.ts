import fc from 'fast-check';
import { DAY, HOUR, NOON, uidOf } from './contexts.ts';
import { posted } from './entryHistories.ts';
import { termsSheet } from './sheets.ts';
import { bare, personalText, reason } from './values.ts';

// Random commands on deals.

const end = fc.constantFrom(NOON + HOUR, NOON + 3 * DAY, NOON + 10 * DAY, NOON + 40 * DAY, NOON + 100 * DAY, NOON + 900 * DAY);
const fee = fc.constantFrom(30_000, 40_000, 50_000);
/** The job and talent of a random deal. */
export const deal = { jobId: fc.constant('job-1'), talentId: fc.constantFrom(uidOf.talent, uidOf.talent, 'talent-2') };
/** The server sets the client from the job. The talent is the sender. */
const entering = ({ jobId, pr, schedule }: { jobId: string; pr: string; schedule: string }) => ({
  ...{ type: 'enter', jobId, clientId: uidOf.client, pr, schedule, posted },
});
const seen = (...types: string[]) => fc.record({ type: fc.constantFrom(...types), termsNo: fc.constantFrom(1, 1, 1, 2, 3) });
const proposalNo = fc.constantFrom(1, 1, 2);
/** Commands on changes of terms. */
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

/** Answers of the office for the cast, objections, and their settlement. */
export const proxyCommands = fc.oneof(
  fc.record({
    type: fc.constant('noteProxy'),
    proxyAnswer: fc.constantFrom('accept', 'agreeChange', 'declineChange'),
    ...{ channel: fc.constantFrom('PHONE', 'LINE'), heardAt: fc.constant(NOON), note: personalText },
  }),
  { weight: 2, arbitrary: fc.record({ type: fc.constant('disputeProxy'), reason }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('settleProxy'), outcome: fc.constantFrom('KEPT', 'KEPT', 'UNDONE'), reason }) },
);

/** Random commands on an offer. */
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

/** Random commands on an entry. */
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
