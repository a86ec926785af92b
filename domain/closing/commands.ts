import { z } from 'zod';
import { closingFields } from './fields.ts';

const { month, claimed, ignored, reason } = closingFields;

/** By the office, which names the month; the server adds what its bills come to. */
export const lock = z.strictObject({ type: z.literal('lock'), month, claimed, ignored });
export const unlock = z.strictObject({ type: z.literal('unlock'), month, reason });

export const closingCommand = z.discriminatedUnion('type', [lock, unlock]);
export type ClosingCommand = z.infer<typeof closingCommand>;
export type CommandOf<Type extends ClosingCommand['type']> = Extract<ClosingCommand, { type: Type }>;
