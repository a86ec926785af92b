import { z } from 'zod';
import { cancelCommands } from '../deal/cancellation.ts';
import { changeCommands, fromOffice, seenTerms } from '../deal/changes.ts';
import { proxyCommands } from '../deal/proxy.ts';
import { termsSheet } from '../deal/sheet.ts';
import { identifier } from '../kernel/validation.ts';
import { offerFields } from './fields.ts';

const { inquiryType, message, fee, scheduleToClose, reason, billId } = offerFields;

const bare = <Type extends string>(type: Type) => z.strictObject({ type: z.literal(type) });

export const inquire = z.strictObject({
  type: z.literal('inquire'),
  jobId: identifier,
  talentId: identifier,
  inquiryType,
  message,
});
export const refuseInquiry = bare('refuseInquiry').extend(fromOffice);
/** Begins a deal, or follows an inquiry: then job and talent are those of the inquiry. */
export const makeOffer = z.strictObject({
  type: z.literal('makeOffer'),
  jobId: identifier,
  talentId: identifier,
  fee,
  scheduleToClose,
  sheet: termsSheet.optional(),
});
export const accept = bare('accept').extend({ ...seenTerms, ...fromOffice });
export const refuse = bare('refuse').extend(fromOffice);
export const adminApprove = bare('adminApprove').extend(seenTerms);
export const adminDisapprove = z.strictObject({ type: z.literal('adminDisapprove'), reason });
export const approve = bare('approve').extend(seenTerms);
export const decline = bare('decline');
export const cancel = bare('cancel');
export const forceClose = z.strictObject({ type: z.literal('forceClose'), reason });
export const claimBill = z.strictObject({ type: z.literal('claimBill'), billId: billId.optional() });
export const ignoreBill = z.strictObject({ type: z.literal('ignoreBill'), reason });
export const reopenBill = z.strictObject({ type: z.literal('reopenBill'), reason });
// Deadlines (design section 6): sent by the alarm clock with the system actor, taken by no
// callable.
export const remindInquiry = bare('remindInquiry');
export const remindAccept = bare('remindAccept');
export const remindOffice = bare('remindOffice');
export const remindOfficeAgain = bare('remindOfficeAgain');
export const remindApprove = bare('remindApprove');
export const expire = bare('expire');
export const close = bare('close');

export const offerCommand = z.discriminatedUnion('type', [
  ...[inquire, refuseInquiry, makeOffer, accept, refuse, adminApprove, adminDisapprove, approve, decline, cancel],
  ...[...changeCommands, ...cancelCommands, ...proxyCommands, forceClose, claimBill, ignoreBill, reopenBill],
  ...[remindInquiry, remindAccept, remindOffice, remindOfficeAgain, remindApprove, expire, close],
] as const);
export type OfferCommand = z.infer<typeof offerCommand>;
export type CommandOf<Type extends OfferCommand['type']> = Extract<OfferCommand, { type: Type }>;

const named = new Map(offerCommand.options.map((schema) => [schema.shape.type.value, schema]));
/** The schema of a command. */
export const commandNamed = (type: OfferCommand['type']) => named.get(type) as (typeof offerCommand.options)[number];
