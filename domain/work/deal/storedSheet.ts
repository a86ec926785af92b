import { z } from 'zod';
import { day as storedDay } from '../../kernel/fieldMeta.ts';
import { canonicalJson } from '../../kernel/fingerprint.ts';

// The stored form of terms sheets, in events, states and documents. `sheet.ts` validates input.

/** The kinds of work days. `SPARE`: a day in reserve. */
export const workDayKinds = ['SHOOT', 'REHEARSAL', 'FITTING', 'SPARE', 'TRAVEL'] as const;
/** The regions where the work may be used. */
export const regions = ['JAPAN', 'ASIA', 'WORLD'] as const;
/** The restrictions of work for competitors: none, for the same products, or companies. */
export const competitions = ['NONE', 'PRODUCT', 'COMPANY'] as const;
/** The ways to pay expenses: part of the fee, real costs, or a fixed amount. */
export const expenseKinds = ['INCLUDED', 'ACTUAL', 'FIXED'] as const;

const text = z.string();
const yen = z.number().nullable();
const day = storedDay.nullable();

/** A sheet without free texts: dates (JST), times (`HH:MM`), yen without tax, ids of masters. */
export const storedFacts = z.object({
  workDays: z.array(z.object({ date: text, from: text, to: text, kind: z.enum(workDayKinds) })),
  usage: z.array(z.object({ media: text, region: z.enum(regions), start: day, months: z.number() })),
  competition: z.enum(competitions),
  competitionIn: text.nullable(),
  expenses: z.enum(expenseKinds),
  expensesYen: yen,
  overtimeYen: yen,
  inspectionDue: day,
  payDue: storedDay,
  undecidedBy: day,
});

/** The free texts of the client on a sheet. */
export const storedWords = z.object({ content: text, place: text, undecided: text, notes: text });
export type SheetWords = z.infer<typeof storedWords>;

/**
 * A sheet in events and states. A fingerprint replaces the free texts, enough to detect changes.
 */
export const heldSheet = z.object({ facts: storedFacts, words: z.number() });
export type HeldSheet = z.infer<typeof heldSheet>;

/** Whether two sheets, or two sets of terms, are equal. */
export const isSameSheet = (a: unknown, b: unknown): boolean => canonicalJson(a) === canonicalJson(b);
