import { z } from 'zod';
import { newsText } from './fields.ts';

/** Command of the office: writes a draft. */
export const write = newsText.extend({ type: z.literal('write') });
/** Command of the office: changes title and body. */
export const edit = newsText.extend({ type: z.literal('edit') });
/** Command of the office: shows the item to all users. */
export const publish = z.strictObject({ type: z.literal('publish') });
/** Command of the office: makes the item a draft again. */
export const unpublish = z.strictObject({ type: z.literal('unpublish') });
/** Command of the office: deletes the item. */
export const remove = z.strictObject({ type: z.literal('remove') });

/** The payload of any command on a news item. */
export const newsCommand = z.discriminatedUnion('type', [write, edit, publish, unpublish, remove]);
/** Any command on a news item. */
export type NewsCommand = z.infer<typeof newsCommand>;
