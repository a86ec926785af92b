import { z } from 'zod';
import { canonicalJson } from '../kernel/fingerprint.ts';

// Terms sheets as events, states and documents hold them. `sheet.ts` says what a client may give.

export const workDayKinds = ['SHOOT', 'REHEARSAL', 'FITTING', 'SPARE', 'TRAVEL'] as const;
export const regions = ['JAPAN', 'ASIA', 'WORLD'] as const;
export const competitions = ['NONE', 'PRODUCT', 'COMPANY'] as const;
export const expenseKinds = ['INCLUDED', 'ACTUAL', 'FIXED'] as const;

const text = z.string();
const yen = z.number().nullable();
const day = text.nullable();

/**
 * Everything but words: dates of Japan (YYYY-MM-DD), times of day (HH:MM), yen without tax, ids of
 * masters.
 */
export const storedFacts = z.object({
  workDays: z.array(z.object({ date: text, from: text, to: text, kind: z.enum(workDayKinds) })),
  usage: z.array(z.object({ media: text, region: z.enum(regions), start: day, months: z.number() })),
  competition: z.enum(competitions),
  competitionIn: text.nullable(),
  expenses: z.enum(expenseKinds),
  expensesYen: yen,
  overtimeYen: yen,
  inspectionDue: day,
  payDue: text,
  undecidedBy: day,
});

/** What the client wrote. */
export const storedWords = z.object({ content: text, place: text, undecided: text, notes: text });
export type SheetWords = z.infer<typeof storedWords>;

/**
 * A sheet as events and the state hold it: of its words a fingerprint, enough to see what changed.
 */
export const heldSheet = z.object({ facts: storedFacts, words: z.number() });
export type HeldSheet = z.infer<typeof heldSheet>;

/** Whether two sheets, or two sets of terms, say the same. */
export const isSameSheet = (a: unknown, b: unknown): boolean => canonicalJson(a) === canonicalJson(b);
