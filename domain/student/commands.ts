import { z } from 'zod';
import { identifier } from '../kernel/validation.ts';
import { studentFields, studentProfile } from './fields.ts';

const { taCode, codeHash } = studentFields;

export const register = studentProfile.extend({ type: z.literal('register'), taCode });
export const change = studentProfile.extend({ type: z.literal('change') });
export const remove = z.strictObject({ type: z.literal('remove') });
/** The office hands a one-time code to a trainee; a new one replaces the old one. */
export const issueLinkCode = z.strictObject({ type: z.literal('issueLinkCode'), codeHash });
/**
 * A talent takes the place; `identity` comes from the talent's profile and `codeHash` from the
 * code, neither from the browser.
 */
export const link = z.strictObject({ type: z.literal('link'), identity: z.number().nullable(), codeHash: codeHash.nullable() });
export const unlink = z.strictObject({ type: z.literal('unlink') });
/** The system's, when the talent who holds the place has left. */
export const leave = z.strictObject({ type: z.literal('leave'), talentId: identifier });

export const studentCommand = z.discriminatedUnion('type', [register, change, remove, issueLinkCode, link, unlink, leave]);
export type StudentCommand = z.infer<typeof studentCommand>;
