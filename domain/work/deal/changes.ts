import { z } from 'zod';
import { parties } from '../../kernel/commonFields.ts';
import { event, personal, type Upcaster } from '../../kernel/eventDefinition.ts';
import { dealFields } from './fields.ts';
import { remindedBefore } from './remindedBefore.ts';
import { termsSheet } from './sheet.ts';
import { heldSheet, storedWords } from './storedSheet.ts';

// The commands and events of changed terms. Offers and entries share them.

const { fee, scheduleToClose, reason, proposalNo, proposedAt, proposalDue } = dealFields;
const termsNo = dealFields.termsNo;

/** The version of the terms that the sender saw, a field of commands that act on terms. */
export const seenTerms = { termsNo };
/** The field that the office adds to an answer that it gives for the cast. */
export const fromOffice = { onBehalf: dealFields.onBehalf.optional() };
const numbered = <Type extends string>(type: Type) => z.strictObject({ type: z.literal(type), proposalNo });
/** The terms that may change: immediately before anybody agreed, with consent after that. */
const change = { fee: fee.optional(), scheduleToClose: scheduleToClose.optional(), sheet: termsSheet.optional() };

/** Command of the client: a new fee (yen). */
export const changeFee = z.strictObject({ type: z.literal('changeFee'), fee, reason: reason.optional() });
/** Command of the client: a new end (ms). */
export const changeSchedule = z.strictObject({ type: z.literal('changeSchedule'), scheduleToClose, reason: reason.optional() });
/** Command of the client: changes terms to which nobody has agreed yet. */
export const changeTerms = z.strictObject({ type: z.literal('changeTerms'), ...change, reason: reason.optional() });
/** Command of the client: asks the cast and the office to agree to changed terms. */
export const proposeChange = z.strictObject({ type: z.literal('proposeChange'), ...change, reason: reason.optional() });
/** Command of the cast, or of the office for the cast: agrees to a proposal. */
export const agreeChange = numbered('agreeChange').extend(fromOffice);
/** Command of the cast, or of the office for the cast: declines a proposal. */
export const declineChange = numbered('declineChange').extend({ reason: reason.optional(), ...fromOffice });
/** Command of the client: takes a proposal back. */
export const withdrawChange = numbered('withdrawChange');
/** Command of the office: approves a proposal that the cast agreed to. */
export const adminApproveChange = numbered('adminApproveChange');
/** Command of the office: rejects a proposal that the cast agreed to. */
export const adminDisapproveChange = numbered('adminDisapproveChange').extend({ reason });
/** Command of the system, sent by the deadline task. No callable accepts it. */
export const lapseChange = z.strictObject({ type: z.literal('lapseChange') });

/** All commands on terms, for the unions of offer and entry commands. */
export const changeCommands = [
  ...[changeFee, changeSchedule, changeTerms, proposeChange, agreeChange, declineChange, withdrawChange],
  ...[adminApproveChange, adminDisapproveChange, lapseChange],
] as const;

const instant = z.number();
const yen = z.number();

/** Terms as events store them. The words of the sheet are a separate, encrypted field. */
export const agreedFields = { fee: yen, scheduleToClose: instant, sheet: heldSheet.nullable() };
/** The free texts of a sheet as events store them, encrypted with the keys of both sides. */
export const sheetWords = personal(storedWords);
/**
 * The version of the terms that somebody agreed to; null in events of releases without versions.
 */
export const agreedNo = z.number().nullable();
/** Upcaster for events of releases without versions of terms. */
export const withoutTermsNo: Upcaster = (data) => ({ ...data, termsNo: null });
/** Upcaster for deals of releases without terms sheets. */
export const withoutSheet: Upcaster = (data) => ({ ...data, sheet: null, sheetWords: null });

/** The highest fee that an approval of the office covers; null for any fee. */
export const { feeUpTo } = dealFields;
/** Upcaster for approvals of releases that did not bound later raises. */
export const withoutFeeUpTo: Upcaster = (data) => ({ ...data, feeUpTo: null });

/** Version 1 did not say when. */
const proposedWhenRecorded: Upcaster = (data, recordedAt) => ({ ...data, proposedAt: recordedAt });

const ofProposal = event({ ...parties, proposalNo });
const withReason = event({ ...parties, proposalNo, reason: personal(z.string()) });

/**
 * Event data. `proposed` holds the complete new terms. If `changesSheet` is false, the earlier
 * words of the sheet stay valid. Previous values are null in an entry without its own terms.
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

/** Event data: the cast agreed. The period for the office's consent ends at `proposalDue` (ms). */
export const changeAgreed = event({ ...parties, proposalNo, proposalDue });
/** Event data: the cast declined the proposal; the reason is null if none was given. */
export const changeDeclined = withReason;
/** Event data: the client took the proposal back. */
export const changeWithdrawn = ofProposal;
/** Event data: the period for consent ended, or the deal moved on without the change. */
export const changeLapsed = ofProposal;
/** Event data: the office approved the proposal. */
export const changeAdminApproved = event({ ...parties, proposalNo, feeUpTo }, [withoutFeeUpTo]);
/** Event data: the office rejected the proposal, with its reason. */
export const changeAdminDisapproved = withReason;
/**
 * Event data: these terms are valid from now on. `proposalNo` is null if the client changed them
 * before anybody agreed. Otherwise the words of that proposal's sheet become valid too.
 */
export const termsChanged = event(
  {
    ...parties,
    proposalNo: proposalNo.nullable(),
    previousFee: yen,
    previousScheduleToClose: instant,
    ...agreedFields,
    changesSheet: z.boolean(),
    sheetWords,
    askedAt: instant.nullable(),
    answerDue: instant.nullable(),
    remindAt: instant.nullable(),
  },
  [remindedBefore],
);
