import { z } from 'zod';
import { controlFields } from './fields.ts';

/** Command of the office: chooses whether an act needs a second member. */
export const set = z.strictObject({ type: z.literal('set'), ...controlFields });

/** The payload of any command on the choice of acts that need a second member. */
export const controlCommand = z.discriminatedUnion('type', [set]);
/** Any command on the choice of acts that need a second member. */
export type ControlCommand = z.infer<typeof controlCommand>;
