import { z } from 'zod';
import type { dayLabels } from '../diary/dayKinds.ts';

// What is stored of a cast's answers to the days of a job. `days.ts` says which ones a cast may
// give.

/** In the words of the diary. */
export const dayAnswers = ['FREE', 'ASK', 'BUSY'] as const satisfies readonly (keyof typeof dayLabels)[];

export const storedDay = z.object({ date: z.string(), answer: z.enum(dayAnswers) });
export type EntryDay = z.infer<typeof storedDay>;
