import { z } from 'zod';
import { watchedNames } from '#domain/office/fourEyes.ts';
import { streamFields } from '../kernel/fields.schema.ts';

const watch = z.object({ on: z.boolean(), above: z.number().nullable() });

/** controls/office: the acts that need a second member. Readable by all members. */
export const controlSchema = z.object({ id: z.string(), watches: z.partialRecord(z.enum(watchedNames), watch), ...streamFields });
/** The document controls/office. */
export type Control = z.infer<typeof controlSchema>;
