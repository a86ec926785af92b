import { z } from 'zod';
import { blockKinds, saidStates } from '#domain/work/diary/dayKinds.ts';

const span = { from: z.string(), to: z.string() };
/** The rules for days without an entry; empty without rules. */
const weekly = z.array(z.enum(saidStates)).default([]);
/** For pages of the last release, which need it: no day is free without a word about it. */
const said = z.literal(false).catch(false);

/**
 * diaries/{uid}: the days of a cast, readable by the cast and the office. Dates in JST
 * (`YYYY-MM-DD`), times `HH:MM`. `booked`: the work of concluded deals, by stream.
 */
export const diarySchema = z.object({
  id: z.string(),
  blocks: z.array(z.object({ ...span, kind: z.enum(blockKinds) })),
  weekly,
  said,
  booked: z.record(
    z.string(),
    z.object({ jobId: z.string(), workDays: z.array(z.object({ date: z.string(), from: z.string(), to: z.string() })) }),
  ),
  /** The granted holds, by the stream of their deal. Days (JST). */
  held: z.record(z.string(), z.object({ jobId: z.string(), days: z.array(z.string()) })).default({}),
  /** The deals that the office allows to overlap others. */
  allowed: z.array(z.string()),
  /** The calendar feed: hash of its secret, and when it was opened (ms); null without a feed. */
  feed: z.object({ hash: z.string(), openedAt: z.number() }).nullable().default(null),
  /** The person has left: the document stays empty. */
  left: z.boolean(),
});

export type Diary = z.infer<typeof diarySchema>;

/**
 * availability/{uid}: the days of a cast for clients. Days in no span follow the weekly rules; if
 * these say nothing, the day is 未登録.
 */
export const availabilitySchema = z.object({
  id: z.string(),
  busy: z.array(z.object(span)),
  ask: z.array(z.object(span)),
  free: z.array(z.object(span)).default([]),
  weekly,
  /** The held days, each with the number of holds. */
  held: z.array(z.object({ date: z.string(), count: z.number() })).default([]),
  said,
});

export type Availability = z.infer<typeof availabilitySchema>;

export const diaryPath = (uid: string): string => `diaries/${uid}`;
export const availabilityPath = (uid: string): string => `availability/${uid}`;
