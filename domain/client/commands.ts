import { z } from 'zod';
import { identifier } from '../kernel/validation.ts';
import { billingProfile, paymentMethod } from './billing.ts';
import { clientProfile } from './profile.ts';

export const saveProfile = clientProfile.extend({ type: z.literal('saveProfile') });
export const saveBilling = billingProfile.extend({ type: z.literal('saveBilling'), paymentMethod });
/** The client's number in the office's accounting. */
export const setBillClientId = z.strictObject({ type: z.literal('setBillClientId'), billClientId: identifier.nullable() });
/** The system's, when the person's account has ended. */
export const withdraw = z.strictObject({ type: z.literal('withdraw') });

export const clientCommand = z.discriminatedUnion('type', [saveProfile, saveBilling, setBillClientId, withdraw]);
export type ClientCommand = z.infer<typeof clientCommand>;
