import { z } from 'zod';
import { dealCancellation } from '../deal/deals.schema.ts';
import { timeOrNull } from '../kernel/fields.schema.ts';

/**
 * An active deal. Fee in yen, times in ms. `workDays`: after conclusion, dates (JST, `YYYY-MM-DD`)
 * with times (`HH:MM`).
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

/** One active deal of an agenda. */
export type AgendaDeal = z.infer<typeof agendaDeal>;

const figures = z.object({ count: z.number(), fees: z.number() });

/**
 * agendas/{uid}: a person's active deals by stream, and the sums of completed ones, for the
 * person's own page. It has no names or texts: the page reads the few deals that it shows.
 */
export const agendaSchema = z.object({
  id: z.string(),
  deals: z.record(z.string(), agendaDeal),
  /** The number of completed deals, by job. */
  completed: z.record(z.string(), z.number()),
  /**
   * Completed deals by month of the work (`YYYY-MM`): number and fees of each kind (yen, without
   * tax).
   */
  months: z.record(z.string(), z.object({ offer: figures, entry: figures })),
  /** The person has left: the document stays empty. */
  left: z.boolean(),
});

/** A document of agendas. */
export type Agenda = z.infer<typeof agendaSchema>;

/** The path of a document of agendas. */
export const agendaPath = (uid: string): string => `agendas/${uid}`;
