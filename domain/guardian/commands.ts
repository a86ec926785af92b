import { z } from 'zod';
import { guardianFields, guardianProfile } from './fields.ts';

const { scope, jobId, offerId, fee, scheduleToClose, guardianNo, codeHash, note } = guardianFields;

const subject = { scope, jobId: jobId.nullable(), offerId: offerId.nullable() };

/**
 * By the minor. Another guardian ends what the one before consented to, and the links that were
 * mailed.
 */
export const register = guardianProfile.extend({ type: z.literal('register') });
/**
 * By the minor; the server puts in the terms of the matter and the hash of the code that goes out
 * by mail only.
 */
export const ask = z.strictObject({
  type: z.literal('ask'),
  ...subject,
  fee: fee.nullable(),
  scheduleToClose: scheduleToClose.nullable(),
  codeHash,
});
/**
 * The guardian's own act, by the link in the mail: the server sends it for whoever holds the code.
 */
export const answer = z.strictObject({ type: z.literal('answer'), codeHash, consents: z.boolean() });
/**
 * The office's record of a consent that came on paper; `guardianNo` is the guardian that it is
 * from.
 */
export const record = z.strictObject({ type: z.literal('record'), ...subject, guardianNo, consents: z.boolean(), note });
/** The system's, when the minor's account has ended. */
export const withdraw = z.strictObject({ type: z.literal('withdraw') });

export const guardianCommand = z.discriminatedUnion('type', [register, ask, answer, record, withdraw]);
export type GuardianCommand = z.infer<typeof guardianCommand>;
export type CommandOf<Type extends GuardianCommand['type']> = Extract<GuardianCommand, { type: Type }>;
