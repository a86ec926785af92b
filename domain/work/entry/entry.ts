import type { Decider } from '../../kernel/decider.ts';
import type { Aggregate, AnyDefinition } from '../../kernel/definition.ts';
import { DomainError } from '../../kernel/domainError.ts';
import { messages } from '../../kernel/messages.ts';
import { identifier } from '../../kernel/validation.ts';
import { cancelDetails, sameCancellation } from '../deal/cancellation.ts';
import { approvedUpTo, assertEndsAfterWork, changeDetails, sameProposal } from '../deal/consent.ts';
import { dealDefinition } from '../deal/definition.ts';
import { entryReasons } from '../deal/endReasons.ts';
import { type DetailsOf, dealMachine, type SameOf } from '../deal/machine.ts';
import { concludedNow, endDetails, sameBill } from '../deal/outcomes.ts';
import { proxyDetails, sameProxy } from '../deal/proxy.ts';
import { assertScheduleAllowed } from '../deal/schedule.ts';
import { assertValidSheet, isAsPosted, storedSheet, type TermsSheet } from '../deal/sheet.ts';
import { initial, type Posted, partiesInRole } from '../deal/state.ts';
import { isSameSheet } from '../deal/storedSheet.ts';
import { type EntryCommand, entryCommands } from './commands.ts';
import { type EntryEvent, entryEvents } from './events.ts';
import { entryFields } from './fields.ts';
import { type EntryState, entryHolds, entryTable } from './table.ts';

/**
 * Throws `consent-needed` unless the terms equal the posting, to which the cast agreed by entering.
 */
const assertAsPosted = (posted: Posted | null, fee: number, sheet: TermsSheet | null): void => {
  if (posted && !isAsPosted(posted, fee, sheet)) throw new DomainError('consent-needed');
};

const details: DetailsOf<EntryState, EntryCommand, EntryEvent, typeof entryTable> = {
  enter: ({ jobId, clientId, roleNo, pr, schedule, days = [], posted = null }, _, { actor }) => {
    if (schedule === '' && days.length === 0) throw new DomainError('invalid-argument', { schedule: messages.required });
    return { ...partiesInRole({ jobId, clientId, talentId: actor.uid, roleNo }), pr, schedule, days, posted };
  },
  adminApprove: ({ termsNo }, { posted }, context) => ({ termsNo, feeUpTo: approvedUpTo(posted?.feeMax ?? 0, context) }),
  // Only a concluded entry has a fee and an end.
  approve: ({ termsNo, fee, scheduleToClose, sheet = null }, held, context) => {
    const { now } = context;
    const { proposal, proposalNo, proposed, posted, feeUpTo } = held;
    if (proposal === 'AGREED' && proposed)
      return { termsNo: initial.terms.termsNo, proposalNo, ...proposed, sheetWords: null, ...concludedNow(context) };
    assertScheduleAllowed(scheduleToClose, now);
    if (sheet) assertValidSheet(sheet, scheduleToClose, now);
    assertAsPosted(posted, fee, sheet);
    // An entry of an early release has no posting that bounds the fee.
    if (fee > (feeUpTo ?? fee)) throw new DomainError('consent-needed');
    return { termsNo, proposalNo: null, fee, scheduleToClose, ...storedSheet(sheet), ...concludedNow(context) };
  },
  changeFee: ({ fee }, held) => (fee === held.fee ? null : { previousFee: held.fee, fee }),
  ...changeDetails,
  ...cancelDetails,
  ...proxyDetails,
  ...entryReasons,
  changeSchedule: ({ scheduleToClose }, held, { now }) => {
    if (scheduleToClose === held.scheduleToClose) return null;
    assertScheduleAllowed(scheduleToClose, now);
    assertEndsAfterWork(held.sheet, scheduleToClose);
    return { previousScheduleToClose: held.scheduleToClose, scheduleToClose };
  },
  ...endDetails,
};

const same: SameOf<EntryState, EntryCommand, typeof entryTable> = {
  enter: ({ jobId, roleNo }, held) => held.jobId === jobId && held.roleNo === roleNo,
  ...sameProposal,
  ...sameCancellation,
  ...sameProxy,
  approve: ({ fee, scheduleToClose, sheet = null }, held) =>
    'fee' in held && held.fee === fee && held.scheduleToClose === scheduleToClose && isSameSheet(held.sheet, storedSheet(sheet).sheet),
  ...sameBill,
};

const { decide, evolve, deadlines, snapshotSchema } = dealMachine<EntryState, EntryCommand, EntryEvent, typeof entryTable>(
  entryTable,
  entryHolds,
  details,
  same,
);

export const decider: Decider<EntryState, EntryCommand, EntryEvent> = { initial: { status: 'NONE' }, decide, evolve };

/**
 * The aggregate of entries: one stream per entry. Texts are encrypted with the keys of both sides,
 * those of the entry with the cast's key.
 */
export const entry = {
  name: 'entry' as const,
  decider,
  snapshotSchema,
  subject: (_entryId: string, { type, data }: EntryEvent) => (type === 'EntryMade' ? data.talentId : [data.clientId, data.talentId]),
  deadlines,
  ...dealDefinition({ entryId: identifier }, entryEvents, entryCommands),
  fields: entryFields,
  reserved: true,
  provable: true,
} satisfies Aggregate<EntryState, EntryCommand, EntryEvent> & AnyDefinition;
