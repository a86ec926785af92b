import { reason } from '../kernel/commonFields.ts';
import { billClientId, paymentMethod } from './billing.ts';
import { clientProfile } from './profile.ts';

/** What commands and events say of a client. */
export const clientFields = { ...clientProfile.shape, paymentMethod, billClientId, reason };
