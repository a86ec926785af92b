import { z } from 'zod';
import { type EventOf, event, personal, type Upcaster } from '../kernel/eventDefinition.ts';
import { reportReasons } from './content.ts';
import { reportFields } from './fields.ts';

const { kind, by } = reportFields;

/** Version 1 did not say between whom; its note is in clear. */
const settledFrom1: Upcaster = (data) => ({ ...data, clientId: null, talentId: null });

// These names and shapes are the storage format: a stored event never changes, a new shape is a new
// version with an upcaster.
export const reportEvents = {
  /**
   * `by` is the side that reports; the other one is who it is about. `number` counts this person's
   * reports about the same thing.
   */
  ReportMade: event({
    kind,
    subjectId: z.string(),
    jobId: z.string().nullable(),
    clientId: z.string(),
    talentId: z.string(),
    by,
    number: z.number(),
    reason: z.enum(reportReasons),
    words: personal(z.string()),
  }),
  ReportSettled: event(
    {
      ...{ clientId: z.string().nullable(), talentId: z.string().nullable(), number: z.number() },
      ...{ outcome: reportFields.outcome, note: personal(z.string()) },
    },
    [settledFrom1],
  ),
} as const;

export type ReportEvent = EventOf<typeof reportEvents>;
