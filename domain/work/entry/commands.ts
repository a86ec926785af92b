import { z } from 'zod';
import { identifier } from '../../kernel/validation.ts';
import { cancelCommands } from '../deal/cancellation.ts';
import { changeCommands, seenTerms } from '../deal/changes.ts';
import { proxyCommands } from '../deal/proxy.ts';
import { termsSheet } from '../deal/sheet.ts';
import { entryDays } from './days.ts';
import { entryFields } from './fields.ts';

const { pr, schedule, fee, scheduleToClose, reason, billId } = entryFields;

const bare = <Type extends string>(type: Type) => z.strictObject({ type: z.literal(type) });
const reasoned = <Type extends string>(type: Type) => z.strictObject({ type: z.literal(type), reason });

/** Command of the cast. The server sets `clientId` and `posted` from the job. */
export const enter = z.strictObject({
  type: z.literal('enter'),
  jobId: identifier,
  clientId: identifier,
  pr,
  schedule,
  days: entryDays.optional(),
  posted: entryFields.posted.nullable().optional(),
});

/** Command of the office: approves an entry. The client is notified then. */
export const adminApprove = bare('adminApprove').extend(seenTerms);
/** Command of the office: rejects an entry, with a reason. */
export const adminDisapprove = reasoned('adminDisapprove');
/** Command of the client: starts the selection. */
export const startDeciding = bare('startDeciding');
/** Command of the client: names the terms and concludes the deal. */
export const approve = z.strictObject({ type: z.literal('approve'), ...seenTerms, fee, scheduleToClose, sheet: termsSheet.optional() });
/** Command of the client: does not choose the cast, with a reason. */
export const refuse = reasoned('refuse');
/** Command of the cast: withdraws the entry before conclusion, with a reason. */
export const withdraw = reasoned('withdraw');
/** Command of the office: ends an active entry, with a reason. */
export const forceClose = reasoned('forceClose');
/** Command of the office or system: marks the bill as claimed, under a number if given. */
export const claimBill = z.strictObject({ type: z.literal('claimBill'), billId: billId.optional() });
/** Command of the office: decides not to bill, with a reason. */
export const ignoreBill = reasoned('ignoreBill');
/** Command of the office or system: sets the bill to unclaimed again, with a reason. */
export const reopenBill = reasoned('reopenBill');

// Deadlines: the system sends them when they are due; no callable accepts them.
/** Command of the system: reminds the office of a new entry. */
export const remindOffice = bare('remindOffice');
/** Command of the system: reminds the office a second time. */
export const remindOfficeAgain = bare('remindOfficeAgain');
/** Command of the system: reminds the client of an entry in selection. */
export const remindApprove = bare('remindApprove');
/** Command of the system: ends an entry whose answer is overdue. */
export const expire = bare('expire');
/** Command of the system: completes a concluded entry at its end. */
export const close = bare('close');

/** The payload of any command on an entry; the callable `entries` validates with its members. */
export const entryCommand = z.discriminatedUnion('type', [
  ...[
    enter,
    adminApprove,
    adminDisapprove,
    startDeciding,
    approve,
    refuse,
    withdraw,
    ...changeCommands,
    ...cancelCommands,
    ...proxyCommands,
  ],
  ...[forceClose, claimBill, ignoreBill, reopenBill, remindOffice, remindOfficeAgain, remindApprove, expire, close],
] as const);

export type EntryCommand = z.infer<typeof entryCommand>;
export type CommandOf<Type extends EntryCommand['type']> = Extract<EntryCommand, { type: Type }>;

const named = new Map(entryCommand.options.map((schema) => [schema.shape.type.value, schema]));
/** The schema of one command. */
export const commandNamed = (type: EntryCommand['type']) => named.get(type) as (typeof entryCommand.options)[number];
