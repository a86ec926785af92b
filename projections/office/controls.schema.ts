import { z } from 'zod';
import { watchedNames } from '#domain/office/fourEyes.ts';
import { followed } from '../kernel/fields.schema.ts';

const watch = z.object({ on: z.boolean(), above: z.number().nullable() });

/**
 * controls/office: which acts of the office need a second member; an act that is not named needs
 * none. For every member.
 */
export const controlSchema = z.object({ id: z.string(), watches: z.partialRecord(z.enum(watchedNames), watch), ...followed });
export type Control = z.infer<typeof controlSchema>;
