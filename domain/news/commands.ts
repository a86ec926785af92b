import { z } from 'zod';
import { newsText } from './fields.ts';

export const write = newsText.extend({ type: z.literal('write') });
export const edit = newsText.extend({ type: z.literal('edit') });
export const publish = z.strictObject({ type: z.literal('publish') });
export const unpublish = z.strictObject({ type: z.literal('unpublish') });
export const remove = z.strictObject({ type: z.literal('remove') });

export const newsCommand = z.discriminatedUnion('type', [write, edit, publish, unpublish, remove]);
export type NewsCommand = z.infer<typeof newsCommand>;
