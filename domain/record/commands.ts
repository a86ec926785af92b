import { z } from 'zod';
import { allPersonal } from '../kernel/eventDefinition.ts';
import { keptWords, recordFields } from './fields.ts';

const { dealKind, endedAt } = recordFields;

/**
 * By the system, when a party of a concluded deal leaves: the words that go with the party's key,
 * null for others.
 */
export const keep = z.strictObject({ type: z.literal('keep'), dealKind, endedAt, ...allPersonal(keptWords) });
/** By the clock, when the period is over. */
export const endRecord = z.strictObject({ type: z.literal('endRecord') });

export const recordCommand = z.discriminatedUnion('type', [keep, endRecord]);
export type RecordCommand = z.infer<typeof recordCommand>;
export type KeepCommand = z.infer<typeof keep>;
