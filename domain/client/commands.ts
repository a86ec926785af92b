import { z } from 'zod';
import { reason } from '../kernel/commonFields.ts';
import { billClientId, billingProfile, paymentMethod } from './billing.ts';
import { clientProfile } from './profile.ts';

export const saveProfile = clientProfile.extend({ type: z.literal('saveProfile') });
export const saveBilling = billingProfile.extend({ type: z.literal('saveBilling'), paymentMethod });
export const setBillClientId = z.strictObject({ type: z.literal('setBillClientId'), billClientId: billClientId.nullable() });
/** Asks a client who is not certified to mend the profile. The client reads why. */
export const returnProfile = z.strictObject({ type: z.literal('returnProfile'), reason });
/** The system's, when the person's account has ended. */
export const withdraw = z.strictObject({ type: z.literal('withdraw') });

export const clientCommand = z.discriminatedUnion('type', [saveProfile, saveBilling, setBillClientId, returnProfile, withdraw]);
export type ClientCommand = z.infer<typeof clientCommand>;
