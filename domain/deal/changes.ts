import { z } from 'zod';
import { parties } from '../kernel/commonFields.ts';
import { event, personal, type Upcaster } from '../kernel/eventDefinition.ts';
import { dealFields } from './fields.ts';
import { termsSheet } from './sheet.ts';
import { heldSheet, storedWords } from './storedSheet.ts';

// The commands and events of changed terms, which offers and entries have in common.

const { fee, scheduleToClose, reason, proposalNo, proposedAt, proposalDue } = dealFields;
const termsNo = dealFields.termsNo;

/** What an act on terms names: the version that its sender saw. */
export const seenTerms = { termsNo };
/** What the office adds to an answer that it gives on the cast's behalf. */
export const fromOffice = { onBehalf: dealFields.onBehalf.optional() };
const numbered = <Type extends string>(type: Type) => z.strictObject({ type: z.literal(type), proposalNo });
/** What may change: at once where nobody agreed yet, with consent afterwards. */
const change = { fee: fee.optional(), scheduleToClose: scheduleToClose.optional(), sheet: termsSheet.optional() };

export const changeFee = z.strictObject({ type: z.literal('changeFee'), fee, reason: reason.optional() });
export const changeSchedule = z.strictObject({ type: z.literal('changeSchedule'), scheduleToClose, reason: reason.optional() });
export const changeTerms = z.strictObject({ type: z.literal('changeTerms'), ...change, reason: reason.optional() });
export const proposeChange = z.strictObject({ type: z.literal('proposeChange'), ...change, reason: reason.optional() });
export const agreeChange = numbered('agreeChange').extend(fromOffice);
export const declineChange = numbered('declineChange').extend({ reason: reason.optional(), ...fromOffice });
export const withdrawChange = numbered('withdrawChange');
export const adminApproveChange = numbered('adminApproveChange');
export const adminDisapproveChange = numbered('adminDisapproveChange').extend({ reason });
/** Sent by the alarm clock with the system actor, taken by no callable. */
export const lapseChange = z.strictObject({ type: z.literal('lapseChange') });

export const changeCommands = [
  ...[changeFee, changeSchedule, changeTerms, proposeChange, agreeChange, declineChange, withdrawChange],
  ...[adminApproveChange, adminDisapproveChange, lapseChange],
] as const;

const instant = z.number();
const yen = z.number();

/** Terms as events hold them: the words of the sheet apart, because they are encrypted. */
export const agreedFields = { fee: yen, scheduleToClose: instant, sheet: heldSheet.nullable() };
export const sheetWords = personal(storedWords);
/** The version that somebody agreed to; null in acts of releases that had none. */
export const agreedNo = z.number().nullable();
export const withoutTermsNo: Upcaster = (data) => ({ ...data, termsNo: null });
/** Deals of releases without terms sheets. */
export const withoutSheet: Upcaster = (data) => ({ ...data, sheet: null, sheetWords: null });

/** Version 1 did not say when. */
const proposedWhenRecorded: Upcaster = (data, recordedAt) => ({ ...data, proposedAt: recordedAt });

const ofProposal = event({ ...parties, proposalNo });
const withReason = event({ ...parties, proposalNo, reason: personal(z.string()) });

/**
 * `proposed`: the whole terms as they would be. Without `changesSheet` the words of the sheet
 * before stay. What was before is null in an entry that has no terms of its own yet.
 */
export const changeProposed = event(
  {
    ...parties,
    proposalNo,
    previousFee: yen.nullable(),
    previousScheduleToClose: instant.nullable(),
    proposed: z.object(agreedFields),
    changesSheet: z.boolean(),
    sheetWords,
    reason: personal(z.string()),
    proposedAt,
    proposalDue,
  },
  [proposedWhenRecorded],
);
export const changeAgreed = event({ ...parties, proposalNo, proposalDue });
export const changeDeclined = withReason;
export const changeWithdrawn = ofProposal;
export const changeLapsed = ofProposal;
export const changeAdminApproved = ofProposal;
export const changeAdminDisapproved = withReason;
/**
 * The terms are these from now on: by the client alone before anybody agreed, or by the proposal of
 * that number, whose words of the sheet hold then.
 */
export const termsChanged = event({
  ...parties,
  proposalNo: proposalNo.nullable(),
  previousFee: yen,
  previousScheduleToClose: instant,
  ...agreedFields,
  changesSheet: z.boolean(),
  sheetWords,
  askedAt: instant.nullable(),
  answerDue: instant.nullable(),
});
