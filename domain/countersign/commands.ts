import { z } from 'zod';
import { askedAct } from './asked.ts';
import { countersignFields } from './fields.ts';

const { reason, amount, jobId, clientId, talentId, personId, refusedWith } = countersignFields;

/** `requestId`, the amount and whom it is about: the server knows them. */
export const ask = z.strictObject({
  type: z.literal('ask'),
  asked: askedAct,
  reason,
  amount,
  ...{ jobId, clientId, talentId, personId },
});
export const confirm = z.strictObject({ type: z.literal('confirm') });
export const decline = z.strictObject({ type: z.literal('decline'), reason });
export const withdraw = z.strictObject({ type: z.literal('withdraw') });
/** It was carried out: by the policy, or, of an export, by the member who asked. */
export const finish = z.strictObject({ type: z.literal('finish') });
/** What was confirmed does not go any more. */
export const lapse = z.strictObject({ type: z.literal('lapse'), refusedWith });

export const countersignCommand = z.discriminatedUnion('type', [ask, confirm, decline, withdraw, finish, lapse]);
export type CountersignCommand = z.infer<typeof countersignCommand>;
