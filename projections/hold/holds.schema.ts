import { z } from 'zod';
import { sides } from '#domain/kernel/commonFields.ts';
import { holdEnds } from '#domain/work/hold/kinds.ts';
import { day, streamFields, time, timeOrNull } from '../kernel/fields.schema.ts';

/**
 * holds/{dealId}: the hold of a deal, or the newest one, for both sides and the office. It names
 * no other holder. Days in JST, times in ms. Words are null after a side has left.
 */
export const holdSchema = z.object({
  id: z.string(),
  streamId: z.string(),
  dealKind: z.enum(['offer', 'entry']),
  jobId: z.string(),
  clientId: z.string(),
  talentId: z.string(),
  status: z.enum(['ASKED', 'HELD', 'ENDED']),
  isLive: z.boolean(),
  days: z.array(day),
  /** 1 for the first of its days; null before the cast grants it. */
  position: z.number().nullable(),
  askedAt: time,
  grantedAt: timeOrNull,
  /** When the request or the hold ends without an act. */
  endsAt: time,
  extension: z.enum(['NONE', 'ASKED', 'USED']),
  /** The offer is made: the hold lasts as long as its deal. */
  isDecided: z.boolean(),
  /** A later client wants to decide: until when this one has to. */
  challengedUntil: timeOrNull,
  /** This client wants to decide: until when the ones before it have to. */
  waitsUntil: timeOrNull,
  /** How and when it ended; null while it lives. */
  end: z.enum(holdEnds).nullable(),
  endedAt: timeOrNull,
  endedBy: z.enum([...sides, 'office']).nullable(),
  /** How many days before its first day a side let it go; null otherwise. */
  noticeDays: z.number().nullable(),
  reasonCode: z.string().nullable(),
  reason: z.string().nullable(),
  ...streamFields,
});
export type HoldDocument = z.infer<typeof holdSchema>;

export const holdPath = (dealId: string): string => `holds/${dealId}`;
