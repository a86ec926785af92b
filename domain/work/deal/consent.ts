import { businessRules } from '../../kernel/businessRules.ts';
import type { DecisionContext } from '../../kernel/decider.ts';
import { DomainError } from '../../kernel/domainError.ts';
import { messages } from '../../kernel/messages.ts';
import { askedUntil, dueBefore, horizon, horizonOf, reminderAt, workOf } from './dueBefore.ts';
import { assertScheduleAllowed } from './schedule.ts';
import { assertValidSheet, storedSheet, type TermsSheet, wordsOf } from './sheet.ts';
import { type Agreed, type Awaited, isPending, type Posted, type Proposing, type Terms } from './state.ts';
import type { HeldSheet, SheetWords } from './storedSheet.ts';
import { isSameSheet } from './storedSheet.ts';
import { firstWork, spanOf } from './workSpan.ts';

type Change = { readonly fee?: number | undefined; readonly scheduleToClose?: number | undefined; readonly sheet?: TermsSheet | undefined };
type Asked = Change & { readonly reason?: string | undefined };
type Changed = { readonly terms: Agreed; readonly changesSheet: boolean; readonly sheetWords: SheetWords | null };

/** Throws `invalid-argument` unless the deal ends (ms) after its last work day. */
export const assertEndsAfterWork = (sheet: HeldSheet | null, scheduleToClose: number): void => {
  if (!sheet || sheet.facts.workDays.every((day) => spanOf(day).to <= scheduleToClose)) return;
  const fault = '終了日は、最後のお仕事の日時よりあとにしてください';
  throw new DomainError('invalid-argument', { scheduleToClose: fault });
};

const applied = (before: Partial<Agreed>, { fee, scheduleToClose, sheet }: Change) => ({
  fee: fee ?? before.fee,
  scheduleToClose: scheduleToClose ?? before.scheduleToClose,
  sheet: storedSheet(sheet ?? null).sheet ?? before.sheet ?? null,
});

/**
 * The complete terms with a change; null if nothing changes. Throws `invalid-argument` if the
 * result is not valid at `now` (ms).
 */
const changed = (before: Partial<Agreed>, change: Change, now: number): Changed | null => {
  const { sheet } = change;
  const { fee, scheduleToClose, ...next } = applied(before, change);
  if (fee === undefined) throw new DomainError('invalid-argument', { fee: messages.required });
  if (scheduleToClose === undefined) throw new DomainError('invalid-argument', { scheduleToClose: messages.required });
  const terms: Agreed = { fee, scheduleToClose, ...next };
  if (isSameSheet(terms, { fee: before.fee, scheduleToClose: before.scheduleToClose, sheet: before.sheet ?? null })) return null;
  if (terms.scheduleToClose !== before.scheduleToClose) assertScheduleAllowed(terms.scheduleToClose, now);
  if (sheet && !isSameSheet(terms.sheet, before.sheet)) assertValidSheet(sheet, terms.scheduleToClose, now);
  assertEndsAfterWork(terms.sheet, terms.scheduleToClose);
  const changesSheet = sheet !== undefined && !isSameSheet(terms.sheet, before.sheet ?? null);
  return { terms, changesSheet, sheetWords: changesSheet ? wordsOf(sheet) : null };
};

/** New terms restart the answer period: the side that has to answer reads them first. */
export const askedAgain = (held: object, next: Pick<Agreed, 'scheduleToClose' | 'sheet'>, now: number) =>
  'status' in held && held.status === 'IN_PROGRESS' && 'answerDue' in held
    ? askedUntil(now, horizonOf(next, now))
    : { askedAt: null, answerDue: null, remindAt: null };

type Held = Proposing & Partial<Agreed> & Partial<Awaited> & { readonly posted?: Posted | null };
type Bounds = { readonly answerDue?: number | null; readonly scheduleToClose?: number | null };

/**
 * The deadline for consent (ms): the consent period before the first of the works (ms) of the old
 * and the new terms, cut at an answer deadline that is still ahead.
 */
export const consentDue = ({ answerDue, scheduleToClose }: Bounds, now: number, works: readonly (number | null)[]): number => {
  const due = dueBefore(businessRules.consentPeriod, now, horizon(now, scheduleToClose ?? null, ...works));
  return answerDue != null && answerDue > now ? Math.min(due, answerDue) : due;
};

/** The same for a proposal: both sheets count. */
const proposalDueOf = (held: Held, proposed: Agreed | null, now: number): number =>
  consentDue(held, now, [workOf(held), firstWork(proposed?.sheet?.facts ?? null)]);

/** A change as its event stores it; null if it changes nothing. It needs a reason. */
const proposalOf = (command: Asked, held: Held, now: number) => {
  const next = changed(held, command, now);
  if (!next) return null;
  const { reason } = command;
  if (reason === undefined) throw new DomainError('invalid-argument', { reason: messages.required });
  const { terms: proposed, ...sheet } = next;
  const previous = { previousFee: held.fee ?? null, previousScheduleToClose: held.scheduleToClose ?? null };
  return { proposalNo: held.proposalNo + 1, ...previous, proposed, ...sheet, reason, proposedAt: now };
};

/** The proposed terms as the new ones. The document has the words of their sheet. */
const takenFrom = (held: Agreed, agreed: Agreed) => ({
  previousFee: held.fee,
  previousScheduleToClose: held.scheduleToClose,
  ...agreed,
  changesSheet: !isSameSheet(agreed.sheet, held.sheet),
  sheetWords: null,
});

const ofProposal = (_: unknown, { proposalNo }: Pick<Proposing, 'proposalNo'>) => ({ proposalNo });
const answered = ({ proposalNo, reason }: { readonly proposalNo: number; readonly reason?: string | undefined }) => ({
  proposalNo,
  reason: reason ?? null,
});

/** The highest fee that an approval of `fee` covers for a later raise; null for any. */
export const approvedUpTo = (fee: number, { aloneUpTo = null }: DecisionContext): number | null =>
  aloneUpTo === null ? null : Math.max(fee, aloneUpTo);

/** Builders of the event data of changed terms; null if the command changes nothing. */
export const changeDetails = {
  changeTerms: (command: Change, held: Terms & Partial<Proposing>, { now }: DecisionContext) => {
    const agreed = isPending(held.proposal) ? (held.proposed ?? null) : null;
    if (agreed) return { proposalNo: held.proposalNo ?? null, ...takenFrom(held, agreed), ...askedAgain(held, agreed, now) };
    const next = changed(held, command, now);
    return (
      next && {
        proposalNo: null,
        previousFee: held.fee,
        previousScheduleToClose: held.scheduleToClose,
        ...next.terms,
        changesSheet: next.changesSheet,
        sheetWords: next.sheetWords,
        ...askedAgain(held, next.terms, now),
      }
    );
  },
  proposeChange: (command: Asked, held: Held, { now }: DecisionContext) => {
    const made = proposalOf(command, held, now);
    return made && { ...made, proposalDue: proposalDueOf(held, made.proposed, now) };
  },
  agreeChange: ({ proposalNo }: { readonly proposalNo: number }, held: Held, { now }: DecisionContext) => ({
    proposalNo,
    proposalDue: proposalDueOf(held, held.proposed, now),
  }),
  adminApproveChange: ({ proposalNo }: Numbered, { proposed }: Pick<Proposing, 'proposed'>, context: DecisionContext) => ({
    proposalNo,
    feeUpTo: approvedUpTo(proposed?.fee ?? 0, context),
  }),
  declineChange: answered,
  lapseChange: ofProposal,
};

export const counterDetails = {
  // It is open as long as the offer: the answer period goes on.
  proposeCounter: (command: Asked, held: Terms & Awaited & Proposing, { now }: DecisionContext) => {
    const made = proposalOf(command, held, now);
    const proposalDue = held.answerDue ?? now;
    return made && { ...made, proposalDue, counterRemindAt: reminderAt(now, proposalDue) };
  },
  agreeCounter: ({ proposalNo }: Numbered, held: Terms & Proposing, { now }: DecisionContext) => {
    const { proposed } = held;
    if (!proposed) return null;
    if (Math.min(proposed.scheduleToClose, workOf(proposed) ?? proposed.scheduleToClose) <= now) throw new DomainError('schedule-passed');
    return { proposalNo, termsNo: held.termsNo + 1, ...takenFrom(held, proposed) };
  },
  declineCounter: answered,
  lapseCounter: ofProposal,
  remindCounter: ofProposal,
};

type Numbered = { readonly proposalNo: number };
const isThatChange = (command: Change, held: object): boolean => {
  const { proposed } = held as Held;
  return proposed !== null && isSameSheet(proposed, applied(held as Held, command));
};
const isThatProposal = ({ proposalNo }: Numbered, held: object): boolean => 'proposalNo' in held && held.proposalNo === proposalNo;
/** Whether an answer names the current proposal. An answer to another one is refused. */
export const sameProposal = {
  proposeChange: isThatChange,
  proposeCounter: isThatChange,
  agreeCounter: isThatProposal,
  agreeChange: isThatProposal,
  declineChange: isThatProposal,
  withdrawChange: isThatProposal,
  adminApproveChange: isThatProposal,
  adminDisapproveChange: isThatProposal,
};
