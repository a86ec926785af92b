import { z } from 'zod';
import { agencyGroup } from '../kernel/agencyGroups.ts';
import { birthday, identifier, kana, messages, text } from '../kernel/validation.ts';

/** The code that the agency gives to a trainee; it names the place on the roster. */
export const taCode = z.string({ error: messages.required }).regex(/^[A-Z0-9]{4,12}$/, '半角の英大文字と数字4〜12文字で入力してください');

/** A trainee as the office keeps the roster (spec section 3). */
export const studentProfile = z.strictObject({ name: text(60), kana: kana(60), birthday, belongingTo: agencyGroup });
export type StudentProfile = z.infer<typeof studentProfile>;

export const register = studentProfile.extend({ type: z.literal('register'), taCode });
export const change = studentProfile.extend({ type: z.literal('change') });
export const remove = z.strictObject({ type: z.literal('remove') });
/** A talent takes the place; `identity` comes from the talent's profile, never from the browser. */
export const link = z.strictObject({ type: z.literal('link'), identity: z.number().nullable() });
export const unlink = z.strictObject({ type: z.literal('unlink') });
/** The system's, when the talent who holds the place has left. */
export const leave = z.strictObject({ type: z.literal('leave'), talentId: identifier });

export const studentCommand = z.discriminatedUnion('type', [register, change, remove, link, unlink, leave]);
export type StudentCommand = z.infer<typeof studentCommand>;
