import { z } from 'zod';
import { controlFields } from './fields.ts';

export const set = z.strictObject({ type: z.literal('set'), ...controlFields });

export const controlCommand = z.discriminatedUnion('type', [set]);
export type ControlCommand = z.infer<typeof controlCommand>;
