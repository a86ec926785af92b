import { z } from 'zod';
import { reason } from '../../kernel/commonFields.ts';
import { billClientId, billingProfile, paymentMethod } from './billing.ts';
import { clientProfile } from './profile.ts';

/** Command of the client: saves the profile form. */
export const saveProfile = clientProfile.extend({ type: z.literal('saveProfile') });
/** Command of the client: saves the billing form. */
export const saveBilling = billingProfile.extend({ type: z.literal('saveBilling'), paymentMethod });
/** Command of the office: sets the customer number in the accounting system; null removes it. */
export const setBillClientId = z.strictObject({ type: z.literal('setBillClientId'), billClientId: billClientId.nullable() });
/**
 * Command of the office: asks a client who is not certified to correct the profile. The client
 * reads the reason.
 */
export const returnProfile = z.strictObject({ type: z.literal('returnProfile'), reason });
/** Command of the system, after the person's account ended. */
export const withdraw = z.strictObject({ type: z.literal('withdraw') });

/** The payload of any command on a client. */
export const clientCommand = z.discriminatedUnion('type', [saveProfile, saveBilling, setBillClientId, returnProfile, withdraw]);
/** Any command on a client. */
export type ClientCommand = z.infer<typeof clientCommand>;
