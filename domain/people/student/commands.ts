import { z } from 'zod';
import { identifier } from '../../kernel/validation.ts';
import { studentFields, studentProfile } from './fields.ts';

const { taCode, codeHash } = studentFields;

/** Command of the office: adds a trainee to the roster. */
export const register = studentProfile.extend({ type: z.literal('register'), taCode });
/** Command of the office: changes a trainee's data. */
export const change = studentProfile.extend({ type: z.literal('change') });
/** Command of the office: removes a trainee; the data is erased. */
export const remove = z.strictObject({ type: z.literal('remove') });
/** Command of the office: issues a one-time code for a trainee. It replaces the earlier code. */
export const issueLinkCode = z.strictObject({ type: z.literal('issueLinkCode'), codeHash });
/**
 * Command of a talent: takes the place on the roster. The server adds `identity` from the profile
 * and `codeHash` from the code.
 */
export const link = z.strictObject({
  type: z.literal('link'),
  identity: z.strictObject({ kana: z.number(), birthday: z.number() }).nullable(),
  codeHash: codeHash.nullable(),
});
/** Command of the office: separates the talent from the place. */
export const unlink = z.strictObject({ type: z.literal('unlink') });
/** Command of the system, after the talent of the place has left. */
export const leave = z.strictObject({ type: z.literal('leave'), talentId: identifier });

/** The payload of any command on a student. */
export const studentCommand = z.discriminatedUnion('type', [register, change, remove, issueLinkCode, link, unlink, leave]);
/** Any command on a student. */
export type StudentCommand = z.infer<typeof studentCommand>;
