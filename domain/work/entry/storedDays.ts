import { z } from 'zod';
import type { dayLabels } from '../diary/dayKinds.ts';

// The stored form of a cast's answers to work days. `days.ts` validates input.

export const dayAnswers = ['FREE', 'ASK', 'BUSY'] as const satisfies readonly (keyof typeof dayLabels)[];

/** A work day (JST, `YYYY-MM-DD`) with the cast's answer, in events and documents. */
export const storedDay = z.object({ date: z.string(), answer: z.enum(dayAnswers) });
export type EntryDay = z.infer<typeof storedDay>;
