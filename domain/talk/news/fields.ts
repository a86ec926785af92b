import { z } from 'zod';
import { labelled } from '../../kernel/fieldMeta.ts';
import { line, text } from '../../kernel/validation.ts';

/** The content of a news item: form, command and event share this shape. */
export const newsText = z.strictObject({ title: labelled('件名', line(100)), body: labelled('本文', text(5_000)) });
