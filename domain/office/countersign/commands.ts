import { z } from 'zod';
import { askedAct } from './asked.ts';
import { countersignFields } from './fields.ts';

const { reason, amount, jobId, clientId, talentId, personId, refusedWith } = countersignFields;

/** Command of the office: requests a second member. The server adds the amount and the people. */
export const ask = z.strictObject({
  type: z.literal('ask'),
  asked: askedAct,
  reason,
  amount,
  ...{ jobId, clientId, talentId, personId },
});

/** Command of a second member: confirms the act. */
export const confirm = z.strictObject({ type: z.literal('confirm') });
/** Command of a second member: declines the act, with a reason. */
export const decline = z.strictObject({ type: z.literal('decline'), reason });
/** Command of the member who asked: takes the request back. */
export const withdraw = z.strictObject({ type: z.literal('withdraw') });
/** The act was carried out: by the policy, or for an export by the member who asked. */
export const finish = z.strictObject({ type: z.literal('finish') });
/**
 * Command of the system: the confirmed act is no longer possible. `refusedWith` is the error code.
 */
export const lapse = z.strictObject({ type: z.literal('lapse'), refusedWith });

/** The payload of any command on a request for a second member. */
export const countersignCommand = z.discriminatedUnion('type', [ask, confirm, decline, withdraw, finish, lapse]);
/** Any command on a request for a second member. */
export type CountersignCommand = z.infer<typeof countersignCommand>;
