import { z } from 'zod';
import { jobPosting } from './posting.ts';

export const post = jobPosting.extend({ type: z.literal('post') });
export const edit = jobPosting.extend({ type: z.literal('edit') });
export const close = z.strictObject({ type: z.literal('close') });

export const jobCommand = z.discriminatedUnion('type', [post, edit, close]);
export type JobCommand = z.infer<typeof jobCommand>;
