import { z } from 'zod';
import { allPersonal } from '../../kernel/eventDefinition.ts';
import { keptWords, recordFields } from './fields.ts';

const { dealKind, endedAt } = recordFields;

/**
 * Command of the system, when a side of a concluded deal leaves. It carries the texts that are lost
 * with that side's key, null for others.
 */
export const keep = z.strictObject({ type: z.literal('keep'), dealKind, endedAt, ...allPersonal(keptWords) });
/** Command of the system, when the retention period is over. */
export const endRecord = z.strictObject({ type: z.literal('endRecord') });

/** The payload of any command on a kept record of a deal. */
export const recordCommand = z.discriminatedUnion('type', [keep, endRecord]);
/** Any command on a kept record of a deal. */
export type RecordCommand = z.infer<typeof recordCommand>;
/** The command `keep`. */
export type KeepCommand = z.infer<typeof keep>;
