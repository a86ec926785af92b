import { z } from 'zod';
import { cancelCommands } from '../deal/cancellation.ts';
import { changeCommands, seenTerms } from '../deal/changes.ts';
import { proxyCommands } from '../deal/proxy.ts';
import { termsSheet } from '../deal/sheet.ts';
import { identifier } from '../kernel/validation.ts';
import { entryDays } from './days.ts';
import { entryFields } from './fields.ts';

const { pr, schedule, fee, scheduleToClose, reason, billId } = entryFields;

const bare = <Type extends string>(type: Type) => z.strictObject({ type: z.literal(type) });
const reasoned = <Type extends string>(type: Type) => z.strictObject({ type: z.literal(type), reason });

/**
 * `clientId` is the job's, `posted` what it says: the server puts them in, no talent is asked for
 * them.
 */
export const enter = z.strictObject({
  type: z.literal('enter'),
  jobId: identifier,
  clientId: identifier,
  pr,
  schedule,
  days: entryDays.optional(),
  posted: entryFields.posted.nullable().optional(),
});
export const adminApprove = bare('adminApprove').extend(seenTerms);
export const adminDisapprove = reasoned('adminDisapprove');
export const startDeciding = bare('startDeciding');
export const approve = z.strictObject({ type: z.literal('approve'), ...seenTerms, fee, scheduleToClose, sheet: termsSheet.optional() });
export const refuse = reasoned('refuse');
/** The cast takes the entry back, until it is concluded. */
export const withdraw = reasoned('withdraw');
export const forceClose = reasoned('forceClose');
export const claimBill = z.strictObject({ type: z.literal('claimBill'), billId: billId.optional() });
export const ignoreBill = reasoned('ignoreBill');
export const reopenBill = reasoned('reopenBill');
// Deadlines (design section 6): sent by the alarm clock with the system actor, taken by no
// callable.
export const remindOffice = bare('remindOffice');
export const remindOfficeAgain = bare('remindOfficeAgain');
export const remindApprove = bare('remindApprove');
export const expire = bare('expire');
export const close = bare('close');

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
/** The schema of a command. */
export const commandNamed = (type: EntryCommand['type']) => named.get(type) as (typeof entryCommand.options)[number];
