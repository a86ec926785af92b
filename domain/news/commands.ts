import { z } from 'zod';
import { businessRules } from '../kernel/businessRules.ts';
import { line, text } from '../kernel/validation.ts';

/** What a news item says: the shape that the form, the command and the event share. */
export const newsText = z.strictObject({ title: line(100), body: text(businessRules.newsBodyMax) });
export type NewsText = z.infer<typeof newsText>;

export const write = newsText.extend({ type: z.literal('write') });
export const edit = newsText.extend({ type: z.literal('edit') });
export const publish = z.strictObject({ type: z.literal('publish') });
export const unpublish = z.strictObject({ type: z.literal('unpublish') });
export const remove = z.strictObject({ type: z.literal('remove') });

export const newsCommand = z.discriminatedUnion('type', [write, edit, publish, unpublish, remove]);
export type NewsCommand = z.infer<typeof newsCommand>;
