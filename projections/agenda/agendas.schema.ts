import { z } from 'zod';
import { dealCancellation } from '../deal/deals.schema.ts';
import { timeOrNull } from '../kernel/fields.schema.ts';

/**
 * A deal that goes on. Fee in yen, times in ms. `workDays`: once it is concluded, dates of Japan
 * (YYYY-MM-DD) with times of day (HH:MM).
 */
const agendaDeal = z.object({
  jobId: z.string(),
  status: z.string(),
  answerDue: timeOrNull,
  fee: z.number().nullable(),
  scheduleToClose: timeOrNull,
  proposal: z.object({ stage: z.enum(['OPEN', 'AGREED']), due: z.number() }).nullable(),
  cancellation: dealCancellation.cancellation,
  calledOffBy: dealCancellation.calledOffBy,
  workDays: z.array(z.object({ date: z.string(), from: z.string(), to: z.string() })),
});
export type AgendaDeal = z.infer<typeof agendaDeal>;

const figures = z.object({ count: z.number(), fees: z.number() });

/**
 * agendas/{uid}: the deals of a person that go on, by stream, and what those that were completed
 * come to: what the own page needs, in one document. It holds no words and no names: pages read the
 * few deals that they show.
 */
export const agendaSchema = z.object({
  id: z.string(),
  deals: z.record(z.string(), agendaDeal),
  /** How many deals were completed, by job. */
  completed: z.record(z.string(), z.number()),
  /**
   * The completed deals by the month of their work (YYYY-MM): how many of each kind, and their fees
   * without tax (yen).
   */
  months: z.record(z.string(), z.object({ offer: figures, entry: figures })),
  /** The person has left: nothing is kept any more. */
  left: z.boolean(),
});
export type Agenda = z.infer<typeof agendaSchema>;

export const agendaPath = (uid: string): string => `agendas/${uid}`;
