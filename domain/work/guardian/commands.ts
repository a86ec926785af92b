import { z } from 'zod';
import { guardianFields, guardianProfile } from './fields.ts';

const { scope, jobId, offerId, entryId, termsVersion, termsPrint, fee, scheduleToClose, guardianNo, codeHash, neededBy, note } =
  guardianFields;

const subject = { scope, jobId: jobId.nullable(), offerId: offerId.nullable() };

/**
 * Command of the minor. Another guardian ends earlier consents and invalidates the mailed links.
 */
export const register = guardianProfile.extend({ type: z.literal('register') });
/**
 * Command of the minor. The server adds the terms of the matter, until when the deal waits for the
 * minor (`neededBy`, ms), and the hash of the mailed code.
 */
export const ask = z.strictObject({
  type: z.literal('ask'),
  ...subject,
  entryId: entryId.nullable(),
  termsVersion: termsVersion.nullable(),
  termsPrint: termsPrint.nullable(),
  fee: fee.nullable(),
  scheduleToClose: scheduleToClose.nullable(),
  neededBy: neededBy.nullable().optional(),
  codeHash,
});

/**
 * The guardian's act at the link in the mail. The server sends it for the person who has the code.
 */
export const answer = z.strictObject({ type: z.literal('answer'), codeHash, consents: z.boolean() });
/** Command of the office: records a consent on paper. `guardianNo` names the guardian. */
export const record = z.strictObject({ type: z.literal('record'), ...subject, guardianNo, consents: z.boolean(), note });
/** Command of the system, after the minor's account ended. */
export const withdraw = z.strictObject({ type: z.literal('withdraw') });

/** The payload of any command on a minor's guardian. */
export const guardianCommand = z.discriminatedUnion('type', [register, ask, answer, record, withdraw]);
/** Any command on a minor's guardian. */
export type GuardianCommand = z.infer<typeof guardianCommand>;
/** The command of one type. */
export type CommandOf<Type extends GuardianCommand['type']> = Extract<GuardianCommand, { type: Type }>;
