import { reason } from '../../kernel/commonFields.ts';
import { billClientId, paymentMethod } from './billing.ts';
import { clientProfile } from './profile.ts';

/** Fields of the commands and events of a client, with labels. */
export const clientFields = { ...clientProfile.shape, paymentMethod, billClientId, reason };
