import { z } from 'zod';
import { time } from '../kernel/fields.schema.ts';

const opening = z.object({
  /** Of the request: the event's id names the member of the office. */
  id: z.string(),
  /** The kind of record that it stood in: the aggregate. */
  kind: z.string(),
  /** Null where it was written before people were told reasons. */
  reason: z.string().nullable(),
  at: time,
});
export type PersonalOpening = z.infer<typeof opening>;

/**
 * personalOpenings/{uid}: when the office opened somebody's personal data and why, newest first,
 * for that person. Who of the office it was is not there. Empty for good once the person has
 * `left`.
 */
export const personalOpeningsSchema = z.object({ id: z.string(), openings: z.array(opening), left: z.literal(true).optional() });
export type PersonalOpenings = z.infer<typeof personalOpeningsSchema>;

export const personalOpeningsPath = (uid: string): string => `personalOpenings/${uid}`;
