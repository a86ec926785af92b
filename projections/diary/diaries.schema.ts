import { z } from 'zod';
import { blockKinds } from '#domain/diary/dayKinds.ts';

const span = { from: z.string(), to: z.string() };

/**
 * diaries/{uid}: the days of a cast, for the cast and the office. Dates of Japan (YYYY-MM-DD),
 * times of day (HH:MM). `booked`: the work of concluded deals, by the deal's stream.
 */
export const diarySchema = z.object({
  id: z.string(),
  blocks: z.array(z.object({ ...span, kind: z.enum(blockKinds) })),
  booked: z.record(
    z.string(),
    z.object({ jobId: z.string(), workDays: z.array(z.object({ date: z.string(), from: z.string(), to: z.string() })) }),
  ),
  /** The deals that the office allows to overlap others. */
  allowed: z.array(z.string()),
  /** The feed of the cast's work: what its secret is held against, and since when (ms). */
  feed: z.object({ hash: z.string(), openedAt: z.number() }).nullable().default(null),
  /** The cast has said something of their days. */
  said: z.boolean(),
  /** The person has left: nothing is kept any more. */
  left: z.boolean(),
});
export type Diary = z.infer<typeof diarySchema>;

/**
 * availability/{uid}: what clients see of it. A day says no more than 不可 or 要相談; every other day is
 * free.
 */
export const availabilitySchema = z.object({
  id: z.string(),
  /**
   * Without it the days are those of concluded deals only: no day is called free that nobody called
   * so.
   */
  said: z.boolean(),
  busy: z.array(z.object(span)),
  ask: z.array(z.object(span)),
});
export type Availability = z.infer<typeof availabilitySchema>;

export const diaryPath = (uid: string): string => `diaries/${uid}`;
export const availabilityPath = (uid: string): string => `availability/${uid}`;
