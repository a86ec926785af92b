import { z } from 'zod';
import { labelled } from '../kernel/fieldMeta.ts';
import { line, text } from '../kernel/validation.ts';

/** What a news item says: the shape that the form, the command and the event share. */
export const newsText = z.strictObject({ title: labelled('件名', line(100)), body: labelled('本文', text(5_000)) });
export type NewsText = z.infer<typeof newsText>;
