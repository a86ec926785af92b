import { z } from 'zod';
import { closingFields } from './fields.ts';

const { month, claimed, ignored, reason } = closingFields;

/** Command of the office, which names the month. The server adds the sums of the bills. */
export const lock = z.strictObject({ type: z.literal('lock'), month, claimed, ignored });
/** Command of the office: allows changes again, with a reason. */
export const unlock = z.strictObject({ type: z.literal('unlock'), month, reason });

/** The payload of any command on a closing month. */
export const closingCommand = z.discriminatedUnion('type', [lock, unlock]);
/** Any command on a closing month. */
export type ClosingCommand = z.infer<typeof closingCommand>;
/** The command of one type. */
export type CommandOf<Type extends ClosingCommand['type']> = Extract<ClosingCommand, { type: Type }>;
