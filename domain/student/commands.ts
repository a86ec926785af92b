import { z } from 'zod';
import { agencyGroup } from '../kernel/agencyGroups.ts';
import { date, identifier, kana, line, messages } from '../kernel/validation.ts';

/** The code that the agency gives to a trainee; it names the place on the roster. */
export const taCode = z.string({ error: messages.required }).regex(/^[A-Z0-9]{4,12}$/, '半角の英大文字と数字4〜12文字で入力してください');

/** A trainee as the office keeps the roster (spec section 3). */
export const studentProfile = z.strictObject({ name: line(60), kana: kana(60), birthday: date, belongingTo: agencyGroup });
export type StudentProfile = z.infer<typeof studentProfile>;

export const register = studentProfile.extend({ type: z.literal('register'), taCode });
export const change = studentProfile.extend({ type: z.literal('change') });
export const remove = z.strictObject({ type: z.literal('remove') });
/** A one-time code as people write it down: 16 characters in groups of four, without those that look alike. 80 random bits. */
export const linkCode = z
  .string({ error: messages.required })
  .min(1, messages.required)
  .regex(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/, '4文字ずつ「-」で区切った16文字の英数字で入力してください');
/** The log knows a code by this hash only, keyed with the trainee's key. */
const codeHash = z.string().regex(/^[0-9a-f]{64}$/);
/** The office hands a one-time code to a trainee; a new one replaces the old one. */
export const issueLinkCode = z.strictObject({ type: z.literal('issueLinkCode'), codeHash });
/** A talent takes the place; `identity` comes from the talent's profile and `codeHash` from the code, neither from the browser. */
export const link = z.strictObject({ type: z.literal('link'), identity: z.number().nullable(), codeHash: codeHash.nullable() });
export const unlink = z.strictObject({ type: z.literal('unlink') });
/** The system's, when the talent who holds the place has left. */
export const leave = z.strictObject({ type: z.literal('leave'), talentId: identifier });

export const studentCommand = z.discriminatedUnion('type', [register, change, remove, issueLinkCode, link, unlink, leave]);
export type StudentCommand = z.infer<typeof studentCommand>;
