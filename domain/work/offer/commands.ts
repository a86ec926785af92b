import { z } from 'zod';
import { identifier } from '../../kernel/validation.ts';
import { cancelCommands } from '../deal/cancellation.ts';
import { changeCommands, fromOffice, seenTerms } from '../deal/changes.ts';
import { proxyCommands } from '../deal/proxy.ts';
import { termsSheet } from '../deal/sheet.ts';
import { offerFields } from './fields.ts';

const { inquiryType, message, begins, fee, scheduleToClose, reason, billId } = offerFields;

const bare = <Type extends string>(type: Type) => z.strictObject({ type: z.literal(type) });

/**
 * Command of the client: asks a cast before there are terms. The server sets `begins` from the job:
 * when its first work begins (ms).
 */
export const inquire = z.strictObject({
  type: z.literal('inquire'),
  jobId: identifier,
  talentId: identifier,
  inquiryType,
  message,
  begins: begins.optional(),
});

/** Command of the cast, or of the office for the cast: declines an inquiry. */
export const refuseInquiry = bare('refuseInquiry').extend(fromOffice);
/** Command of the client. It begins a deal, or follows an inquiry about the same job and talent. */
export const makeOffer = z.strictObject({
  type: z.literal('makeOffer'),
  jobId: identifier,
  talentId: identifier,
  fee,
  scheduleToClose,
  sheet: termsSheet.optional(),
});

/** Command of the cast, or of the office for the cast: accepts the terms of version `termsNo`. */
export const accept = bare('accept').extend({ ...seenTerms, ...fromOffice });
/** Command of the cast, or of the office for the cast: declines the offer. */
export const refuse = bare('refuse').extend(fromOffice);
/** Command of the office: approves an accepted offer. */
export const adminApprove = bare('adminApprove').extend(seenTerms);
/** Command of the office: rejects an accepted offer, with a reason. */
export const adminDisapprove = z.strictObject({ type: z.literal('adminDisapprove'), reason });
/** Command of the client: the last consent, which concludes the deal. */
export const approve = bare('approve').extend(seenTerms);
/** Command of the client: does not conclude an approved offer. */
export const decline = bare('decline');
/** Command of the client: takes back an inquiry or offer before conclusion. */
export const cancel = bare('cancel');
/** Command of the office: ends an active deal, with a reason. */
export const forceClose = z.strictObject({ type: z.literal('forceClose'), reason });
/** Command of the office or system: marks the bill as claimed, under a number if given. */
export const claimBill = z.strictObject({ type: z.literal('claimBill'), billId: billId.optional() });
/** Command of the office: decides not to bill, with a reason. */
export const ignoreBill = z.strictObject({ type: z.literal('ignoreBill'), reason });
/** Command of the office or system: sets the bill to unclaimed again, with a reason. */
export const reopenBill = z.strictObject({ type: z.literal('reopenBill'), reason });

// Deadlines: the system sends them when they are due; no callable accepts them.
/** Command of the system: reminds the cast of an inquiry. */
export const remindInquiry = bare('remindInquiry');
/** Command of the system: reminds the cast of an offer. */
export const remindAccept = bare('remindAccept');
/** Command of the system: reminds the office of an accepted offer. */
export const remindOffice = bare('remindOffice');
/** Command of the system: reminds the office a second time. */
export const remindOfficeAgain = bare('remindOfficeAgain');
/** Command of the system: reminds the client to conclude. */
export const remindApprove = bare('remindApprove');
/** Command of the system: ends an offer whose answer is overdue. */
export const expire = bare('expire');
/** Command of the system: completes a concluded deal at its end. */
export const close = bare('close');

/** The payload of any command on an offer; the callable `offers` validates with its members. */
export const offerCommand = z.discriminatedUnion('type', [
  ...[inquire, refuseInquiry, makeOffer, accept, refuse, adminApprove, adminDisapprove, approve, decline, cancel],
  ...[...changeCommands, ...cancelCommands, ...proxyCommands, forceClose, claimBill, ignoreBill, reopenBill],
  ...[remindInquiry, remindAccept, remindOffice, remindOfficeAgain, remindApprove, expire, close],
] as const);

export type OfferCommand = z.infer<typeof offerCommand>;
export type CommandOf<Type extends OfferCommand['type']> = Extract<OfferCommand, { type: Type }>;

const named = new Map(offerCommand.options.map((schema) => [schema.shape.type.value, schema]));
/** The schema of one command. */
export const commandNamed = (type: OfferCommand['type']) => named.get(type) as (typeof offerCommand.options)[number];
