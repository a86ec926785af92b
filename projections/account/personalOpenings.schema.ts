import { z } from 'zod';
import { time } from '../kernel/fields.schema.ts';

const opening = z.object({
  /** The id of the request. The event's id would name the member. */
  id: z.string(),
  /** The aggregate of the opened record. */
  kind: z.string(),
  /** null for reasons that were written before subjects could read them. */
  reason: z.string().nullable(),
  at: time,
});

export type PersonalOpening = z.infer<typeof opening>;

/**
 * personalOpenings/{uid}: when and why the office opened a person's data, newest first, readable by
 * that person. It does not name the member. Empty after the person has `left`.
 */
export const personalOpeningsSchema = z.object({ id: z.string(), openings: z.array(opening), left: z.literal(true).optional() });
export type PersonalOpenings = z.infer<typeof personalOpeningsSchema>;

export const personalOpeningsPath = (uid: string): string => `personalOpenings/${uid}`;
